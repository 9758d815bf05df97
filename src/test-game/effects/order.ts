import { risen, worth } from '../raking.ts';
import { acts } from '../turn.ts';
import { bartering } from './barter.ts';
import { flare } from './flare.ts';
import { last } from './last.ts';
import { rain } from './rain.ts';
import { smoke } from './smoke.ts';
import { spark } from './spark.ts';

// `last` before `rain`, because rain does not go below 0 (P-5.2).
worth.order(last, rain);
risen.order(smoke, spark, flare);
acts.order(bartering);
