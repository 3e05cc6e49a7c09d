import type { TestServer } from '../test-server.ts';

/** Who is in the database of the release before. */
export const oldPlayers = {
  password: 'HaloHalo2026',
  regular: '9180000001',
  excluded: '9180000002',
  /** Of the demo operator; took test funds under this key. */
  tester: '9170000001',
  fundsKey: 'old-test-funds-of-the-tester',
  /** Left a round open, by the bet of this name. */
  open: '9180000003',
  openBet: 'old-open-bet',
  /** Has paid in, has a deposit and a withdrawal under way, and gifts. */
  payer: '9180000004',
  /** Came through the second wallet's app, where they are known by this name. */
  linked: '9180000005',
  linkedName: 'old-person-of-the-second-wallet',
} as const;

export async function uidOf(server: TestServer, phone: string): Promise<bigint> {
  const { rows } = await server.database.pool.query<{ uid: bigint }>(
    'select uid from identity.player where phone = $1',
    [phone],
  );
  const [row] = rows;
  if (!row) throw new Error(`Nobody has the phone ${phone}`);
  return row.uid;
}
