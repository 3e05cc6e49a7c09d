import type { DetailLine, Text } from './game.ts';

/** A part of the info sheet: sentences, a table of label and value, or both. */
export interface InfoSection {
  title: Text;
  texts?: readonly Text[];
  lines?: readonly DetailLine[];
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
