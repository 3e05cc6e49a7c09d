import pg from 'pg';
import type { EmbeddedPostgres } from '../../../apps/server/src/platform/database/embedded.ts';
import { catchUp, type LogReader } from '../../../apps/server/src/platform/events/log-reader.ts';
import { assembleForBench } from '../bets/assemble-for-bench.ts';

/** What a statement of the log says where the next job begins. */
const markOf = (name: string): string => `/* ${name} */ select 1`;
export const markPattern = /^\/\* (.+) \*\/ select 1$/;

export interface Ran {
  name: string;
  /** Why it did not come to its end; null where it did. */
  failed: string | null;
}

const timeoutMs = 60_000;

type Act = () => Promise<unknown>;

/** Where readers stand in a house that is open: close behind what is played. */
async function placeReaders(
  ownerUrl: string,
  readers: readonly LogReader[],
  unread: number,
): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  for (const { name, part = 0, log } of readers) {
    await owner.query(
      `insert into platform.log_reader (name, part, log, seq)
       values ($1, $2, $3, greatest(0, coalesce(pg_sequence_last_value($3::text::regclass), 0) - $4))
       on conflict (name, part) do update set seq = excluded.seq`,
      [name, part, log, unread],
    );
  }
  await owner.end();
}

/** Every job and loop once to catch up, and once more to be looked at; every reader from close to the end of its log. */
export async function runJobs(
  { url, ownerUrl }: EmbeddedPostgres,
  unread: number,
  onRan: (ran: Ran) => void,
): Promise<Ran[]> {
  const { jobs, pool } = await assembleForBench(url);
  await placeReaders(
    ownerUrl,
    jobs.flatMap(({ readers = [] }) => readers),
    unread,
  );
  const log = new pg.Client({ connectionString: url });
  await log.connect();
  const acts: { name: string; act: Act; isReader: boolean }[] = [
    ...jobs
      .flatMap(({ readers = [] }) => readers)
      .map((reader) => ({
        name: `reader ${reader.name}${reader.part ? ` ${reader.part}` : ''}`,
        act: () => catchUp(pool, reader, timeoutMs),
        isReader: true,
      })),
    ...jobs
      .flatMap(({ tasks }) => Object.entries(tasks))
      .map(([name, task]) => ({
        name,
        act: async () => task({}, {} as Parameters<typeof task>[1]),
        isReader: false,
      })),
    ...jobs
      .flatMap(({ loops = {} }) => Object.entries(loops))
      .map(([name, { act }]) => ({ name, act, isReader: false })),
  ];
  const ran: Ran[] = [];
  for (const { name, act, isReader } of acts) {
    const failedOf = (look: string) =>
      log.query(markOf(`${look}${name}`)).then(() =>
        act().then(
          () => null,
          (error: unknown) => (error instanceof Error ? error.message : String(error)),
        ),
      );
    if (!isReader) await failedOf('catching up: ');
    const outcome = { name, failed: await failedOf('') };
    onRan(outcome);
    ran.push(outcome);
  }
  await log.query(markOf('catching up: nothing more'));
  await log.end();
  return ran;
}
