import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { programCalls } from '@perya/contract/release/staff-calls/program';
import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import { type Module, nothingToClose } from '../../platform/module.ts';
import { seconds } from '../../platform/wire-time.ts';
import { type Audit, byStaff, nameOfActor, type RequestActions } from '../audit/index.ts';
import { approveRelease } from './approve-release.action.ts';
import { listName } from './program/release-list.ts';
import { readProgram } from './read-program.ts';
import { createReleaseStore, type Verification } from './release.store.ts';
import type { ReleaseServices } from './services.ts';
import { createVerifying } from './verify-program.ts';

type ReleaseCalls = typeof programCalls;

export interface Release {
  /** What each process found when it last looked at its own files. */
  listVerified(): Promise<Verification[]>;
  /** Whether a program without a list is nobody's release. */
  needsList: boolean;
  actions: RequestActions<'release.approve'>;
  registerMetrics(registry: Registry): void;
}

const programFolder = fileURLToPath(new URL('../../../../../', import.meta.url));

/** Whoever asks has an answer within this and the time of reading all files. */
const lookEveryMs = 5000;

interface ReleaseNeeds {
  pool: pg.Pool;
  audit: Pick<Audit, 'record'>;
  settings: { environment: string; releaseList?: string | null };
  /** Another folder than that of this program. */
  root?: string;
}

function registerMetrics(registry: Registry, store: ReleaseServices['store']): void {
  new Gauge({
    name: 'perya_program_differences',
    help: 'Files of the program that are not those of its release, over all processes of the last two days.',
    registers: [registry],
    async collect() {
      const newest = await store.listNewest();
      this.set(newest.reduce((sum, { found }) => sum + found, 0));
    },
  });
}

/** Which program runs, whether it is the one that was released, and whether two people have approved that. */
export function createRelease(needs: ReleaseNeeds): Module<Release, ReleaseCalls> {
  const { pool, audit, settings, root = programFolder } = needs;
  const needsList = settings.environment === 'production';
  const store = createReleaseStore(pool);
  const list = settings.releaseList ?? join(root, listName);
  const services: ReleaseServices = { pool, store, audit, root, list, needsList };
  const handlers: Handlers<ReleaseCalls> = {
    readProgram: () => readProgram(services),
    async verifyProgram(context) {
      const origin = byStaff(context);
      return audit.record(origin, async (tx) => {
        const { askedAt } = await store.demand(tx, nameOfActor(origin.actor));
        return {
          result: { asked_at: seconds(askedAt) },
          entries: [{ action: 'release.verification-asked', subject: { kind: 'house' } }],
        };
      });
    },
  };
  return {
    api: {
      listVerified: store.listNewest,
      needsList,
      actions: { 'release.approve': approveRelease(services) },
      registerMetrics: (registry) => registerMetrics(registry, store),
    },
    handlers,
    jobs: {
      tasks: {},
      crontab: '',
      loops: { release_verify: { everyMs: lookEveryMs, act: createVerifying(services) } },
    },
    close: nothingToClose,
  };
}
