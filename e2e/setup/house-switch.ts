import { openDatabase } from './look-into-database.ts';

/** What is switched for all players at once, and so for all tests. */
type HouseSwitch =
  | 'partner ewallet'
  | 'partner maya'
  | 'partner lazada'
  | 'channel UnionBank'
  | 'ranking of today';

/** Locks of the tests, apart from the server's own. */
const lockSpace = 4242;

async function whileLocked<Answer>(
  lock: 'pg_advisory_lock' | 'pg_advisory_lock_shared',
  switches: readonly HouseSwitch[],
  act: () => Promise<Answer>,
): Promise<Answer> {
  const client = await openDatabase(process.env['E2E_DATA'] ?? '');
  try {
    // In one order for everybody, so that no two tests wait for each other.
    for (const name of switches.toSorted()) {
      await client.query(`select ${lock}($1, hashtext($2))`, [lockSpace, name]);
    }
    return await act();
  } finally {
    // The locks end with the line.
    await client.end();
  }
}

/** Changes a switch of the house while no other test counts on it. */
export const whileAlone = <Answer>(name: HouseSwitch, act: () => Promise<Answer>) =>
  whileLocked('pg_advisory_lock', [name], act);

/** Counts on switches of the house to stay as they are, together with whoever else does. */
export const whileUnchanged = <Answer>(
  switches: readonly HouseSwitch[],
  act: () => Promise<Answer>,
) => whileLocked('pg_advisory_lock_shared', switches, act);
