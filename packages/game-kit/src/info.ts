import type { Centavos } from '@perya/money';
import type { DetailLine, Text } from './game.ts';

/** A line of the info sheet. Its picture and its amounts come from the same table as its value. */
export interface InfoLine extends DetailLine {
  /** The name of what the game's view draws for it. */
  picture?: string;
  /** What it pays at the stake that is chosen now. */
  paysAt?: (stake: Centavos) => Text;
}

/** Places of a grid that belong together: a line over the reels, a pattern on a card. The frame draws it. */
export interface InfoShape {
  label: Text;
  columns: number;
  rows: number;
  /** By rows, from the top left. */
  cells: readonly number[];
}

/** A symbol that needs no words but its name. */
export interface InfoSymbol {
  label: Text;
  picture: string;
}

/** A part of the info sheet: sentences, symbols, shapes, a table of label and value, or all of them. */
export interface InfoSection {
  title: Text;
  texts?: readonly Text[];
  symbols?: readonly InfoSymbol[];
  shapes?: readonly InfoShape[];
  lines?: readonly InfoLine[];
}

/**
 * What the info sheet says about a game. The frame itself adds the return to player, the stakes
 * and the highest payout from the rules, so that these are never written twice.
 */
export interface GameInfo {
  /** One sentence: what the player does and hopes for. */
  summary: Text;
  /** Rules first, then the paytable, then odds. */
  sections: readonly InfoSection[];
}
