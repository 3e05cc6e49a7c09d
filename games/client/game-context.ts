import type { Text } from '@perya/game-kit/game';
import type { Centavos } from '@perya/money';
import { createContext, use } from 'react';
import type { Refusal } from './port.ts';
import type { Sound } from './sound/sound.ts';
import type { Lang } from './text.ts';

export interface GameContextValue {
  lang: Lang;
  /** Chooses the player's language. */
  text(text: Text): string;
  sound: Sound;
  /** Says over the game why nothing is done, and offers what helps. */
  refuse(refusal: Refusal): void;
  /** What would be staked now: the info sheet says what it pays. */
  noteStake(stake: Centavos): void;
}

export const GameContext = createContext<GameContextValue | null>(null);

/** The language and the sound of the game around this component. */
export function useGame(): GameContextValue {
  const value = use(GameContext);
  if (!value) throw new Error('This component stands outside of a game');
  return value;
}
