import type { careCalls } from '@perya/contract/care/staff-calls/care';
import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { bindVerbs } from '../../platform/bind-verbs.ts';
import { type DataFile, jsonFile, type OwnData } from '../../platform/files/data-file.ts';
import { type Module, nothingToClose } from '../../platform/module.ts';
import { createCaseStore } from './desk/case.store.ts';
import { logCareContact } from './desk/log-contact.ts';
import { listHarmCases, readHarmCase } from './desk/read-cases.ts';
import { readers } from './readers.ts';
import { createScoreStore } from './scoring/score.store.ts';
import { scorePlayers } from './scoring/score-players.ts';
import type { CareServices } from './services.ts';

export interface Care {
  /** Players who wait for a word, for the home page of staff. */
  countOpen(): Promise<{ count: number; oldestAt: Date | null }>;
  ownData: OwnData;
  registerMetrics(registry: Registry): void;
}

const contactsMax = 1000;

/** What the player's play shows, and when somebody spoke with them. What was said is the house's own note. */
async function* readOwnData(
  { cases }: Pick<CareServices, 'cases'>,
  uid: bigint,
): AsyncIterable<DataFile> {
  const [held, contacts] = await Promise.all([
    cases.find(uid),
    cases.listContacts(uid, contactsMax),
  ]);
  yield jsonFile('player-care.json', {
    score: held?.score ?? 0,
    markers: held?.markers ?? [],
    contacts: contacts.map(({ at, way, changed }) => ({ at, way, changed })),
  });
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
      ownData: (uid) => readOwnData(services, uid),
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
