import { createEventReader, on } from '../../platform/events/event-reader.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { kycEvents } from '../kyc/index.ts';
import { lookAtWaiting } from './cases/look.ts';
import { noteMovers } from './history/waiting.store.ts';
import { runTrials } from './rules/run-trials.ts';
import { screenEverybody } from './screening/screen-everybody.ts';
import { queuePerson } from './screening/screening.store.ts';
import type { AmlServices } from './services.ts';

const crontab = `
* * * * * aml_run_trials
* * * * * aml_screen
`;

/** Whoever pays in is looked at within seconds; whoever takes out before the money leaves. */
const lookEveryMs = 2000;

export function createAmlJobs(services: AmlServices): Jobs {
  return {
    crontab,
    tasks: {
      aml_run_trials: () => runTrials(services),
      aml_screen: () => screenEverybody(services),
    },
    loops: { aml_look: { everyMs: lookEveryMs, act: () => lookAtWaiting(services) } },
    readers: [
      createEventReader('aml.persons', [
        on(kycEvents.submitted, async (client, { uid }) => {
          if (uid !== null) await queuePerson(client, uid);
        }),
      ]),
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
