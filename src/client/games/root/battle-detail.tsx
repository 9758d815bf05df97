import { lazy, Suspense, useState } from 'react';
import { CLEARINGS, FACTIONS, PARTIES, type Party } from '../../../games/root/words.ts';
import { Dialog } from '../../components/dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import type { BoardProps } from '../../registry/game-ui.ts';
import { useMessages } from '../../state/messages.tsx';
import { Roll, useBattles } from './battle.tsx';
import css from './battle-detail.module.css';
import { meanHits } from './mean-hits.ts';
import type { Names } from './names.ts';
import type { Odds } from './odds.ts';
import { useNames } from './use-names.ts';
import type { RootView } from '../../../games/root/view-types.ts';

const BattleSheet = lazy(() => import('./battle-sheet.tsx').then(({ BattleSheet: sheet }) => ({ default: sheet })));

interface RowProps {
  readonly label: string;
  /** Chances of no hit, one, two… */
  readonly chances: readonly number[];
  readonly most: number;
  readonly names: Names;
}

/** What one side deals: each number of hits with its chance; the likeliest is framed. */
function Row({ label, chances, most, names }: RowProps) {
  const { percent, number } = useMessages();
  const best = Math.max(...chances);
  return (
    <tr>
      <th scope="row">{label}</th>
      {Array.from({ length: most }, (_, n) => {
        const chance = chances[n] ?? 0;
        return (
          <td key={n} data-best={chance === best || undefined}>
            <b>{n}</b> <span>{chance === 0 ? '–' : percent(chance)}</span>
            <i style={{ width: `${chance * 100}%` }} aria-hidden="true" />
          </td>
        );
      })}
      <td className={css.mean}>{names.say.t('root-board.battle.mean', { n: number(meanHits(chances)) })}</td>
    </tr>
  );
}

/** A battle before the dice: what each side may deal, seen from the viewer, and what bends it. */
function Before({ odds, names, own }: { readonly odds: Odds; readonly names: Names; readonly own: Party | undefined }) {
  const { say } = names;
  const isDefender = own === odds.defender;
  const [deal, take] = isDefender ? [odds.onAttacker, odds.onDefender] : [odds.onDefender, odds.onAttacker];
  const most = Math.max(deal.length, take.length);
  return (
    <table className={css.odds}>
      <tbody>
        <Row label={say.t('root-board.battle.youDeal')} chances={deal} most={most} names={names} />
        <Row label={say.t('root-board.battle.youTake')} chances={take} most={most} names={names} />
      </tbody>
    </table>
  );
}

/** The battle of the moment beside the choices: its chances before the dice, what was rolled after them. */
export function RootDetail(props: BoardProps) {
  const names = useNames();
  const battles = useBattles(props);
  const [open, setOpen] = useState(false);
  const { odds, fight } = battles;
  const [one] = odds;
  if (!names || (one === undefined && !fight) || odds.length > 1) return null;
  const { say } = names;
  const faction = (props.view as RootView).factions[props.table.seat];
  const own = faction === null || faction === undefined ? undefined : FACTIONS.indexOf(faction);
  const place = one?.clearing ?? CLEARINGS[fight!.clearing]!;
  return (
    <div
      className={css.detail}
      data-detail={one ? 'beside' : 'above'}
      // Other moves are open, too: on a small screen they need the board.
      data-brief={(one && props.table.waiting === undefined && props.moves.length > 1) || undefined}
    >
      {one ? (
        <Before odds={one} names={names} own={own} />
      ) : (
        fight && (
          <span className={css.slip}>
            <b>{names.place(place)}</b>
            <Roll fight={fight} names={names} />
          </span>
        )
      )}
      <button type="button" className={css.more} onClick={() => setOpen(true)} title={say.t('root-board.battle.joint')}>
        {one ? (
          <span>
            {one.terms.length > 0
              ? one.terms
                  .map(({ kind, side, n }) =>
                    say.t(`root-board.battle.${kind}`, { name: names.party(PARTIES[side]!), n }),
                  )
                  .join(' · ')
              : say.t('root-board.battle.joint')}
          </span>
        ) : (
          <Icon id="u-why" size={18} />
        )}
      </button>
      <Dialog
        open={open}
        close={() => setOpen(false)}
        title={`${names.terms.name('root.battle')}: ${names.place(place)}`}
      >
        <Suspense>
          <BattleSheet battles={battles} names={names} seats={props.names} openLaw={props.table.openLaw} />
        </Suspense>
      </Dialog>
    </div>
  );
}
