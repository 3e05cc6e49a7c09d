import type pg from 'pg';
import type { Audit, AuditOrigin } from '../../audit/index.ts';
import { alarmHeldWins, type HeldWinServices } from './alarm-held-wins.ts';
import { decideHeldWin } from './decide-held-win.ts';
import {
  createHeldWinStore,
  type Decision,
  type DecisionOutcome,
  type HeldWin,
} from './held-wins.store.ts';

export interface HeldWins {
  /** Those that wait for a decision, oldest first. */
  list(limit: number): Promise<HeldWin[]>;
  decide(
    origin: AuditOrigin,
    wanted: { id: bigint; decision: Decision; reason: string },
  ): Promise<DecisionOutcome>;
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
    alarm: () => alarmHeldWins(services),
  };
}
