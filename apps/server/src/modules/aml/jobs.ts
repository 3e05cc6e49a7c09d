import type { Jobs } from '../../platform/jobs.ts';
import { lookAtWaiting } from './cases/look.ts';
import { noteMovers } from './history/waiting.store.ts';
import { runTrials } from './rules/run-trials.ts';
import type { AmlServices } from './services.ts';

const crontab = '* * * * * aml_run_trials';

/** Whoever pays in is looked at within seconds; whoever takes out before the money leaves. */
const lookEveryMs = 2000;

export function createAmlJobs(services: AmlServices): Jobs {
  return {
    crontab,
    tasks: { aml_run_trials: () => runTrials(services) },
    loops: { aml_look: { everyMs: lookEveryMs, act: () => lookAtWaiting(services) } },
    readers: [
      {
        name: 'aml.movers',
        log: 'payments.step_seq',
        batchSize: 5000,
        async react(client, range) {
          await noteMovers(client, range);
          return undefined;
        },
      },
    ],
  };
}
