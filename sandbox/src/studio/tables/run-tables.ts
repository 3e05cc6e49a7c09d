import { deliverAll } from '../provider-api/deliver-outbox.ts';
import { type Repeated, repeat } from '../repeat.ts';
import type { Studio } from '../studio.ts';
import { decideByClock } from './decide-by-clock.ts';

/** How exactly the clock of a table runs, and how soon what another process did is seen here. */
const lookEveryMs = 400;

/** Decides for whoever let their time run out, and tells those who listen here what has happened elsewhere. */
export function runTables(studio: Studio): Repeated {
  return repeat(
    () => lookEveryMs,
    studio.log,
    async () => {
      if (await decideByClock(studio)) await deliverAll(studio);
      await studio.tables.look();
    },
  );
}
