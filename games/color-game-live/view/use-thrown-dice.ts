import { useEffect, useRef, useState } from 'react';
import { useGame } from '../../client/game-context.ts';
import { animate } from '../../client/motion.ts';
import type { RoomView } from '../../client/room/room-now.ts';
import { throwDice } from '../../color-game/view/throw-dice.ts';
import type { Throw } from '../rules/index.ts';

type Elements = { current: (HTMLDivElement | null)[] };

/** Throws the dice of the room when its bell has rung; answers the throw that lies on the felt, with its round. */
export function useThrownDice(
  room: RoomView | null,
  movers: Elements,
  cubes: Elements,
): (Throw & { number: number }) | null {
  const { sound } = useGame();
  const [lying, setLying] = useState<(Throw & { number: number }) | null>(null);
  const thrown = useRef(0);
  const round = room?.round ?? null;
  const fallen = round && (round.outcome as Throw | null);
  const number = round?.number ?? 0;
  useEffect(() => {
    if (!fallen || thrown.current === number) return;
    thrown.current = number;
    const dice = fallen.dice.flatMap((_, die) => {
      const mover = movers.current[die];
      const cube = cubes.current[die];
      return mover && cube ? [{ mover, cube }] : [];
    });
    sound.play('dice');
    void throwDice(dice, fallen.dice, () => sound.play('stop'), animate).then(() =>
      setLying({ ...fallen, number }),
    );
  }, [fallen, number, movers, cubes, sound]);
  return lying;
}
