import type { ClockRule, TableView } from '../../protocol/index.ts';
import type { ShellMessages } from '../state/messages.tsx';

const MINUTE = 60;

/** How time is kept, in words. */
export function clockText(t: ShellMessages['t'], clock: ClockRule): string {
  if (clock.kind === 'none') return t('lobby.label.clockText.none');
  if (clock.kind === 'days') return t('lobby.label.clockText.days', { n: clock.days });
  return t('lobby.label.clockText.live', { n: Math.round(clock.bank / MINUTE), s: clock.increment });
}

/** How late spectators see the game, in words. */
export function delayText(t: ShellMessages['t'], delay: number): string {
  return delay === 0
    ? t('lobby.label.delayText.none')
    : t('lobby.label.delayText.some', { n: Math.ceil(delay / MINUTE) });
}

/** The terms of a table besides those of its game, one sentence each. */
export function termsText(
  t: ShellMessages['t'],
  { private: hidden, clock, timeout, delay, strict, hints, rated }: TableView,
): string[] {
  return [
    t(hidden ? 'lobby.label.privateText' : 'lobby.label.publicText'),
    clockText(t, clock),
    ...(clock.kind === 'none' ? [] : [t(`lobby.label.timeoutText.${timeout}`)]),
    delayText(t, delay),
    t(strict ? 'lobby.label.undoText.strict' : 'lobby.label.undoText.own'),
    t(hints ? 'lobby.label.hintsText.yes' : 'lobby.label.hintsText.no'),
    ...(hints ? [] : [t(rated ? 'lobby.label.ratedText.yes' : 'lobby.label.ratedText.no')]),
  ];
}
