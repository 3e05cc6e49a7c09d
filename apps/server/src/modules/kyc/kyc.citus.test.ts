import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { spreadInstallation } from '../../distribution/spread-installation.ts';
import { type ApiStaff, approveAs, createApiStaff } from '../../testing/api-staff.ts';
import { citusDatabase } from '../../testing/citus/citus-database.ts';
import { makeInstallation } from '../../testing/citus/make-installation.ts';
import { type Citus, startCitus } from '../../testing/citus/start-citus.ts';
import { setKycStatus } from '../../testing/kyc/set-kyc-status.ts';
import { createKycPlayer } from '../../testing/kyc-player.ts';
import { shareDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let citus: Citus;
let server: TestServer;
let other: TestServer;

beforeAll(async () => {
  citus = await startCitus();
  const owner = await makeInstallation(citus, 8);
  await spreadInstallation(owner, { appLogin: 'perya_app' });
  await owner.end();
  server = await startTestServer({ database: citusDatabase(citus) });
  other = await startTestServer({ database: shareDatabase(server.database) });
});
afterAll(async () => {
  await other?.stop();
  await server?.stop();
  await citus?.stop();
});

/** Of two buckets at least, so that both nodes are asked. */
async function newPlayers(lastName: string, birthday: string) {
  const players: Awaited<ReturnType<typeof createKycPlayer>>[] = [];
  for (let nth = 0; nth < 4; nth += 1) {
    const player = await createKycPlayer(server);
    await player.client.call(
      calls.updateKycBase,
      player.baseForm({ last_name: lastName, birthday }),
    );
    players.push(player);
  }
  return players;
}

it('a status is moved once by whoever asks first, told with its history, and closes play on both servers', async () => {
  const reviewer = await createApiStaff(server, 'risk');
  const [player] = await newPlayers('Habagat', '1984-02-29');
  if (!player) throw new Error('Nobody was made');
  const uid = BigInt(player.uid);
  const block = () =>
    reviewer.client.call(staffCalls.blockPlayer, { uid: player.uid, reason: 'Seen twice' });
  const answers = await Promise.all(Array.from({ length: 8 }, block));
  expect(answers.filter(({ changed }) => changed)).toHaveLength(1);
  expect(await other.kyc.statusOf(uid)).toBe('block');
  const told = await reviewer.client.call(staffCalls.readPlayerStatus, { uid: player.uid });
  expect(told).toMatchObject({ status: 'block' });
  const { rows } = await server.database.pool.query(
    `select count(*)::int as changes from kyc.change where bucket = platform.bucket_of($1) and uid = $1 and status_after = 'block'`,
    [player.uid],
  );
  expect(rows).toEqual([{ changes: 1 }]);
});

it('everybody of every bucket is held against a list, each look is kept, and who is named plays no more', async () => {
  const risk = await createApiStaff(server, 'risk');
  const second: ApiStaff = await createApiStaff(server, 'risk');
  const named = await newPlayers('Tandang', '1984-02-29');
  const free = await newPlayers('Masayahin', '1990-05-05');
  const { draft } = await risk.client.call(staffCalls.draftWatchList, {
    name: 'NDRP',
    kind: 'restricted',
    csv: 'name,birthday,note\nNarcisa Maria Dalisay Tandang,1984-02-29,case 1\n',
  });
  const { id } = await risk.client.call(staffCalls.askWatchList, {
    draft: draft ?? '',
    reason: 'regulator',
    words: '',
  });
  await approveAs(second, id);
  await server.runTask('kyc_rescreen');
  const found = await risk.client.call(staffCalls.listListings, { state: 'listed' });
  expect(found.rows.map(({ uid }) => uid).sort()).toEqual(named.map(({ uid }) => uid).sort());
  for (const { uid } of named) {
    await expect(other.limits.admit({ uid: BigInt(uid) })).rejects.toMatchObject({
      code: 'EXCLUDED',
    });
  }
  for (const { uid } of free) {
    const { rows } = await risk.client.call(staffCalls.listListChecks, { uid });
    expect(rows.map(({ moment, state }) => [moment, state])).toEqual([
      ['import', 'clear'],
      ['registration', 'unknown'],
    ]);
    await other.limits.admit({ uid: BigInt(uid) });
    await setKycStatus(server, uid, 'fully_kyc');
  }
  const born: bigint[] = [];
  for await (const uids of other.kyc.birthdaysOn('2027-05-05')) born.push(...uids);
  expect(born.map(String)).toEqual(free.map(({ uid }) => uid));
  const looked = await other.kyc.controls['everybody-is-screened']({
    from: new Date(0),
    before: new Date(Date.now() + 60_000),
  });
  expect(looked).toMatchObject({ broken: [] });
  expect(looked.looked).toBeGreaterThanOrEqual(8n);
});
