import type { careCalls } from '@perya/contract/care/staff-calls/care';
import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { bindVerbs } from '../../platform/bind-verbs.ts';
import { type Module, nothingToClose } from '../../platform/module.ts';
import { createCaseStore } from './desk/case.store.ts';
import { logCareContact } from './desk/log-contact.ts';
import { listHarmCases, readHarmCase } from './desk/read-cases.ts';
import { readers } from './note.store.ts';
import { createScoreStore } from './scoring/score.store.ts';
import { scorePlayers } from './scoring/score-players.ts';
import type { CareServices } from './services.ts';

export interface Care {
  /** Players who wait for a word, for the home page of staff. */
  countOpen(): Promise<{ count: number; oldestAt: Date | null }>;
  registerMetrics(registry: Registry): void;
}

/** Signs that play does harm, a score made of them, and the desk that speaks with players about it. */
export function createCare({
  pool,
  audit,
  identity,
  limits,
}: Pick<CareServices, 'audit' | 'identity' | 'limits'> & { pool: pg.Pool }): Module<
  Care,
  typeof careCalls
> {
  const services: CareServices = {
    audit,
    identity,
    limits,
    cases: createCaseStore(pool),
    scores: createScoreStore(pool),
  };
  const { countOpen } = services.cases;
  return {
    api: {
      countOpen,
      registerMetrics: (registry) => {
        new Gauge({
          name: 'perya_care_cases_open',
          help: 'Players whose signs of harm wait for somebody to speak with them.',
          registers: [registry],
          async collect() {
            this.set((await countOpen()).count);
          },
        });
      },
    },
    handlers: bindVerbs(services, { listHarmCases, readHarmCase, logCareContact }),
    jobs: {
      crontab: '*/10 * * * * care_score_players ?queue=care_score&jobKey=care_score',
      tasks: { care_score_players: () => scorePlayers(services) },
      readers,
    },
    close: nothingToClose,
  };
}
