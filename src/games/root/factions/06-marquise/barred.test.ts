import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { type Position, position } from '../../testkit/position.testkit.ts';

/** The Scoundrel has scorched clearing 8; his partner, the Marquise, keeps what she has there. */
function ashes(): Position {
  const p = position({ factions: ['marquise', 'eyrie', 'alliance', 'vagabond'] })
    .place('c8', 'sawmill')
    .place('c8', 'recruiter')
    .place('c8', 'cat')
    .vagabond('c8', ['boot'], { character: 'scoundrel' })
    .dominance('vagabond', 'dominance-fox');
  p.coalition('vagabond', 'marquise');
  p.scorch('c8');
  return p;
}
/** The Furious Protector, in nobody's service, stands in clearing 1. */
const warded = (): Position =>
  position({ factions: ['marquise', 'hundreds'], hirelings: ['underworld-pack'] })
    .hirelings('furious-protector')
    .place('c1', 'protector');

rootLaw(['E.6.2', '6.4', '6.5.3', '6.5.5'], 'sawmills and recruiters on scorched ground get nothing', () => {
  const p = ashes().place('c9', 'sawmill').turn('marquise', 'birdsong');
  expect([p.count('c8', 'wood'), p.count('c9', 'wood')]).toEqual([0, 1]);
  const day = ashes().hand('marquise', 'anvil').turn('marquise', 'daylight');
  expect(day.refusal('recruit')).toMatchObject({ law: 'E.6.2', why: 'scorched' });
  expect(day.refusal('overwork c8')).toMatchObject({ law: 'E.6.2', why: 'scorched' });
  const two = ashes().place('c9', 'recruiter').turn('marquise', 'daylight').play('recruit');
  expect([two.count('c8', 'cat'), two.count('c9', 'cat')]).toEqual([1, 1]);
  const few = ashes().place('c9', 'recruiter').place('c7', 'recruiter').supply('cat', 1).turn('marquise', 'daylight');
  expect(few.play('recruit').offers()).toEqual(['place c7', 'place c9']);
});

rootLaw(
  ['14.3.2', '6.2.3'],
  'nobody is carried to a keep that the Furious Protector wards, nor recruited there',
  () => {
    const battle = warded()
      .place('c1', 'keep')
      .place('c8', 'cat')
      .place('c8', 'rat', 2)
      .hand('marquise', 'anvil')
      .battle('hundreds', 'marquise', 'c8')
      .play('pass')
      .chance('dice 1 0');
    expect([battle.count('c8', 'cat'), battle.inSupply('cat')]).toEqual([0, 25]);
    expect(battle.window()).not.toBe('field-hospitals');
    const day = warded().place('c1', 'recruiter').place('c9', 'recruiter').turn('marquise', 'daylight').play('recruit');
    expect([day.count('c1', 'cat'), day.count('c9', 'cat')]).toEqual([0, 1]);
  },
);
