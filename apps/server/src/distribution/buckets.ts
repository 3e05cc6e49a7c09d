import { runCommand } from '../commands/run-command.ts';
import { print } from '../platform/announce.ts';
import { oneStartAtATime } from '../platform/database/one-start-at-a-time.ts';
import { StartError } from '../platform/start-error.ts';
import { layIntoBuckets } from './lay-into-buckets.ts';

/** Lays an installation that was made with few buckets into more, so that it can be spread over several nodes. */
runCommand((words) => {
  const [word = '', ...others] = words;
  if (!/^\d+$/.test(word) || others.length > 0) {
    throw new StartError('Say into how many buckets: npm run buckets -- 64');
  }
  return async (pool, { databaseUrl, databaseDirectUrl, databaseOwnerUrl }) => {
    const url = databaseOwnerUrl ?? databaseDirectUrl ?? databaseUrl;
    if (url === null) {
      throw new StartError(
        'The database of this folder ends with its server. Set DATABASE_URL and DATABASE_OWNER_URL.',
      );
    }
    await oneStartAtATime(url, async () => {
      const owner = await pool.connect();
      try {
        await layIntoBuckets(owner, { count: Number(word), say: (line) => print(`  ${line}`) });
      } finally {
        owner.release();
      }
    });
    print(`The players lie in ${word} buckets.`);
  };
}, 'owner');
