import type { Centavos } from '@perya/money';
import type { Risk, Rows } from './paytable.ts';

export interface PlinkoBet {
  stake: Centavos;
  rows: Rows;
  risk: Risk;
}

export interface PlinkoState extends PlinkoBet {
  /** One bounce a row: 0 to the left, 1 to the right. */
  path: readonly (0 | 1)[];
}

export interface PlinkoShown extends PlinkoState {
  /** The slot from the left: as many as there were bounces to the right. */
  slot: number;
  /** Hundredths of the stake. */
  factor: number;
}
