import type { PlayerFigure } from '@perya/contract/house/staff-calls/player-figures';
import type { Permission } from '@perya/contract/staff/permissions';
import type { Centavos } from '@perya/money';

/** What came together on a day in Manila, as 2026-11-16. */
export interface DaySum {
  day: string;
  amount: Centavos;
}

/** A figure of a player that a module keeps; asked for whoever may read it. */
export interface Gauge {
  name: PlayerFigure;
  permission: Permission;
  /** Every day with something, in any order: a player has some thousand at most. */
  read(uid: bigint): Promise<readonly DaySum[]>;
}
