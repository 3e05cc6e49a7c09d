import type pg from 'pg';
import type { Audit, AuditOrigin, Recorded } from '../../audit/index.ts';
import { alarmHeldWins, type HeldWinServices } from './alarm-held-wins.ts';
import {
  type DecidedWin,
  decideHeldWin,
  decideWithin,
  type WantedDecision,
} from './decide-held-win.ts';
import { createHeldWinStore, type DecisionOutcome, type HeldWin } from './held-wins.store.ts';

export interface HeldWins {
  /** Those that wait for a decision, oldest first. */
  list(limit: number): Promise<HeldWin[]>;
  decide(origin: AuditOrigin, wanted: WantedDecision): Promise<DecisionOutcome>;
  /** Decides in the transaction of an approval; what is to be recorded comes back. */
  decideWithin(tx: Recorded, origin: AuditOrigin, wanted: WantedDecision): Promise<DecidedWin>;
  /** Raises the alarms that are still to be raised, and says of which wins. */
  alarm(): Promise<readonly HeldWin[]>;
  countOpen: ReturnType<typeof createHeldWinStore>['countOpen'];
}

/** Wins beyond a ceiling; also for the command that decides them. */
export function createHeldWins(needs: { pool: pg.Pool; audit: Pick<Audit, 'record'> }): HeldWins {
  const held = createHeldWinStore(needs.pool);
  const services: HeldWinServices = { audit: needs.audit, held };
  return {
    list: held.list,
    countOpen: held.countOpen,
    decide: (origin, wanted) => decideHeldWin(services, origin, wanted),
    decideWithin: (tx, origin, wanted) => decideWithin(services, tx, origin, wanted),
    alarm: () => alarmHeldWins(services),
  };
}
