import { runCommand } from '../commands/run-command.ts';
import { print } from '../platform/announce.ts';
import { oneStartAtATime } from '../platform/database/one-start-at-a-time.ts';
import { createPool } from '../platform/database/pool.ts';
import { readLogin } from '../platform/database/roles.ts';
import { StartError } from '../platform/start-error.ts';
import { tablesThat } from './places.ts';
import { spreadInstallation } from './spread-installation.ts';

async function loginOf(url: string): Promise<string> {
  const app = createPool(url, { max: 1 });
  try {
    return await readLogin(app);
  } finally {
    await app.end();
  }
}

/** Turns an installation on a Citus coordinator into one that lies on several nodes; may be run again. */
runCommand((words) => {
  if (words.length > 0) throw new StartError('npm run distribute takes no words.');
  return async (pool, { databaseUrl, databaseDirectUrl, databaseOwnerUrl }) => {
    const appUrl = databaseDirectUrl ?? databaseUrl;
    if (appUrl === null) {
      throw new StartError(
        'The database of this folder is one node. Set DATABASE_URL and DATABASE_OWNER_URL to those of a Citus coordinator.',
      );
    }
    const appLogin = await loginOf(appUrl);
    const done = await oneStartAtATime(databaseOwnerUrl ?? appUrl, async () => {
      const owner = await pool.connect();
      try {
        const say = (line: string) => print(`  ${line}`);
        return await spreadInstallation(owner, { appLogin, say });
      } finally {
        owner.release();
      }
    });
    const count = done.tables.length + done.everywhere.length + done.functions.length;
    print(
      count === 0
        ? 'Everything lies as it should.'
        : `Spread: ${done.tables.length} tables by bucket, ${done.everywhere.length} on every node, ${done.functions.length} functions.`,
    );
    print(
      `On the coordinator: ${tablesThat('waiting').length} tables of players (docs/scaling.md says why), ${tablesThat('common').length} that all share, ${tablesThat('house').length} of the house.`,
    );
  };
}, 'owner');
