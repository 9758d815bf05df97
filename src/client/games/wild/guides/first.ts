import type { Guide } from '../../../learn/guide.ts';
import { readScript } from '../../../learn/script.ts';

/** The Council with a friend of the Order: three rounds from the first camp to the first factory destroyed. */
export const wildFirst: Guide = {
  game: 'wild',
  seat: 0,
  settings: { seats: 2 },
  script: readScript(`
    ~ tile T02 back
    ~ tile T10 back
    ~ tile T07 back
    ~ tile T11 front
    ~ tile T06 back
    ~ tile T03 back
    ~ tile T08 back
    ~ tile T05 back
    ~ tile T12 front
    ~ tile T09 back
    ~ tile T01 front
    ~ tile T04 front
    ~ arrow 2
    0 faction council
    1 faction order
    0 leader council-t
    1 leader order-b
    ~ draw council-t-3
    ~ draw council-base-5
    ~ draw council-base-4
    ~ draw order-base-3
    ~ draw order-base-4
    ~ draw order-b-3

    * intro | W-1.1 W-1.2 | board

    * defeat | W-1.3 W-1.3a W-1.3b W-1.3c | board

    ? settle | W-2.15 W-1.4 | a1
    > settle a1
    1 settle a3
    ~ first 0

    * hand | W-8.1 W-2.10 | tray

    ? plan | W-4.1 W-5.1 | tray
    > play council-t-3
    1 play order-base-3

    ? reveal | W-4.3 W-4.4 | a2
    > reveal council-t-3
    0 shoot a2
    1 reveal order-base-3

    ? move1 | W-11.1 W-11.1b | b3
    > move b3

    ? move2 | W-11.1a W-10.1 | c3
    > move c3

    ? clear | W-11.4 W-10.2 W-10.4 | c3
    > clear
    ~ die 1

    * damage | W-10.4 W-10.7 | tray

    ? camp | W-11.2 W-9.3 W-9.4 | c3
    > camp
    ~ draw council-base-1
    ~ draw council-t-5
    ~ die 0

    * camped | W-9.5 W-9.6 | tray

    ? stop | W-6.4 W-8.3 | tray
    > end

    * machine | W-6.6 W-13.2 | board
    ~ machine constructors-1

    * walls | W-14.2 W-14.3 W-15.1 | board
    1 move a4
    1 clear
    1 move b5
    1 end
    ~ machine factories-1

    * pollution | W-15.8 W-16.2 W-16.5 | d3

    ? plan2 | W-4.1 W-12.3 | tray
    > play council-base-4
    1 play order-b-3
    0 reveal council-base-4

    ? heal | W-11.5 | c3
    > heal
    ~ die 0

    ? move3 | W-11.1 | c4
    > move c4
    ~ die 0

    ? clear2 | W-11.4 W-9.1 | c4
    > clear
    ~ die 2

    ? bread | W-12.2 W-12.3 | tray
    > use-bread

    ? back | W-11.1 | c3
    > move c3
    ~ die 0

    ? end2 | W-11.1d W-12.1 | tray
    > end
    ~ machine constructors-2

    * enclosed | W-15.1 W-15.2 | d3
    1 destroy-mech
    ~ die 1
    1 move c6
    1 clear
    1 end
    ~ machine factories-2
    ~ arrow 1

    * factory | W-15.3 W-15.6 W-1.2 | d3

    ? plan3 | W-4.1 W-6.4 | tray
    > play council-t-5
    1 play order-base-4
    0 reveal council-t-5
    1 reveal order-base-4

    ? breach | W-11.7 W-7.4 | d3
    > breach c3-sw
    ~ die 0

    ? enter | W-11.1a W-7.5 W-10.3 | d3
    > move d3
    ~ die 0

    ? mechs | W-11.6 W-10.3 | d3
    > destroy-mech
    ~ die 1
    > destroy-mech
    ~ die 0

    ? bread2 | W-12.3 W-11.8 | tray
    > use-bread
    > clear
    ~ die 0

    ? add | W-6.4 | tray
    > add council-base-1

    ? raze | W-11.8 W-7.2 | d3
    > destroy-factory
    ~ die 0

    * razed | W-11.8 W-7.2 W-9.2 | d3
    0 end
    ~ machine mechs-1

    * mechcard | W-18.1 W-18.5 W-13.1 | board

    * close | W-1.2 W-1.3 | seats
  `),
};
