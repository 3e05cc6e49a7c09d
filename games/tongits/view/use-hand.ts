import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { playEnd } from '../../client/celebrate/win-size.ts';
import { useGame } from '../../client/game-context.ts';
import type { SeatNow } from '../../client/table/table-now.ts';
import type { ShownRound, ViewProps } from '../../client/view.ts';
import type { Bet } from '../rules/bet.ts';
import type { Move } from '../rules/moves.ts';
import type { Shown } from '../rules/show.ts';
import { resultWords } from './result-words.ts';
import { useFrames } from './use-frames.ts';

/** What a player asks for: a play, or to leave the table. */
export type Wish = Move | { kind: 'leave' };
export type TongitsProps = ViewProps<Bet, Wish, Shown | null>;
type Round = ShownRound<Shown | null>;

const firstOf = (round: Round | null) =>
  round?.status === 'open' && round.shown ? { id: round.id, shown: round.shown } : null;

/** The hand that is played: its plays one by one, whether the player's own answer or the line brings them, to its end. */
export function useHand({ round, reveal }: TongitsProps, seat: SeatNow | null) {
  const { text, sound } = useGame();
  const [settled, setSettled] = useState<Round | null>(null);
  const revealed = useRef(round?.status === 'settled' ? round.id : '');
  const { shown, isMoving, showTo, clear } = useFrames(firstOf(round), () => sound.play('card'));

  const finish = (after: Round) => {
    if (revealed.current === after.id || !after.shown) return;
    revealed.current = after.id;
    setSettled(after);
    playEnd(sound, after, { lost: 'lose', back: 'lose' });
    reveal(after, resultWords(after.shown, text));
  };
  const take = useEffectEvent((after: Round) => {
    if (!after.shown) return;
    showTo(after.id, after.shown, after.status === 'settled' ? () => finish(after) : undefined);
  });
  // Whether the player's own play, another window or the end of the hand has brought it.
  useEffect(() => {
    if (round && round.id !== revealed.current) take(round);
  }, [round]);
  const hear = useEffectEvent((after: Shown) => round && showTo(round.id, after));
  const told = seat?.shown as Shown | null | undefined;
  useEffect(() => {
    // The end is told by the round itself, which knows what was paid.
    if (told && !told.result) hear(told);
  }, [told]);

  return {
    shown,
    isMoving,
    settled,
    clear: () => {
      clear();
      setSettled(null);
    },
  };
}
