import { auditExports } from '../audit/staff-calls/audit.ts';
import { gamesExports } from '../catalogue/staff-calls/games.ts';
import { heldWinsExports } from '../games/staff-calls/held-wins.ts';
import { returnsExports } from '../games/staff-calls/returns.ts';
import { roundsExports } from '../games/staff-calls/rounds.ts';
import { deadLettersExports } from '../house/staff-calls/dead-letters.ts';
import { eventsExports } from '../house/staff-calls/events.ts';
import { playersExports } from '../identity/staff-calls/players.ts';
import { limitsExports } from '../limits/staff-calls/limits.ts';
import { depositsExports } from '../payments/staff-calls/deposits.ts';
import { withdrawalsExports } from '../payments/staff-calls/withdrawals.ts';
import { ordersExports } from '../points/staff-calls/mall-orders.ts';
import { bankExports } from '../reports/staff-calls/bank.ts';
import { gamingDaysExports } from '../reports/staff-calls/days.ts';
import { moneyFiguresExports } from '../reports/staff-calls/money.ts';
import { peopleFiguresExports } from '../reports/staff-calls/people.ts';
import { playFiguresExports } from '../reports/staff-calls/play.ts';
import { requestsExports } from './calls/requests.ts';

/** No export holds more rows; one that is cut says so. */
export const exportRowsMax = 10_000;

/** Every list that can leave as CSV, declared beside its call. */
export const exportableLists = {
  ...auditExports,
  ...roundsExports,
  ...returnsExports,
  ...heldWinsExports,
  ...gamesExports,
  ...playersExports,
  ...requestsExports,
  ...limitsExports,
  ...withdrawalsExports,
  ...depositsExports,
  ...ordersExports,
  ...deadLettersExports,
  ...eventsExports,
  ...playFiguresExports,
  ...moneyFiguresExports,
  ...peopleFiguresExports,
  ...gamingDaysExports,
  ...bankExports,
} as const;

export type ExportName = keyof typeof exportableLists;
export const exportNames = Object.keys(exportableLists) as [ExportName, ...ExportName[]];
