import type { Text } from '@perya/game-kit/game';
import { decodeJson } from '@perya/game-kit/json';
import type { Lang } from './text.ts';

/** What the studio writes into the page when it opens a game. */
export interface Boot {
  session: string;
  engine: string;
  gameName: string;
  lang: Lang;
  /** Hue rotation of the game's palette, in degrees; 0 for the studio's own games. */
  hue: number;
}

/** Instead of a game: why the studio did not open it. */
export interface FailedBoot {
  failure: { code: string; text: Text };
  lang: Lang;
}

export function readBoot<Data>(): Data {
  const text = document.getElementById('boot')?.textContent ?? '';
  return decodeJson(text) as Data;
}
