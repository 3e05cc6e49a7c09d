import { calls } from '@perya/contract/calls';
import { type KycStatus, kycStatuses } from '@perya/contract/rules/kyc-status';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer } from '../../testing/api-player.ts';
import { setKycStatus } from '../../testing/kyc/set-kyc-status.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { type Mover, mayMove, movers } from './status-machine.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function newUid(): Promise<string> {
  const player = createApiPlayer(server.url);
  await player.login();
  return (await player.client.call(calls.getProfile, {})).uid;
}

const everyMove = movers.flatMap((by) =>
  kycStatuses.flatMap((from) => kycStatuses.map((to) => ({ by, from, to }))),
);

async function set(uid: string, to: KycStatus, by: Mover | 'somebody'): Promise<string> {
  const { rows } = await server.database.pool.query<{ status: string }>(
    `select kyc.set_status($1, $2, $3, 'test', 'a test') as status`,
    [uid, to, by],
  );
  return rows[0]?.status ?? '';
}

describe('the status machine', () => {
  test('is the same table in the code and in the database [A-485]', async () => {
    const { rows } = await server.database.pool.query<{ may: boolean }>(
      `select kyc.may_move(m.by, m.source, m.target) as may
       from unnest($1::text[], $2::text[], $3::text[]) with ordinality m(by, source, target, place)
       order by m.place`,
      [
        everyMove.map(({ by }) => by),
        everyMove.map(({ from }) => from),
        everyMove.map(({ to }) => to),
      ],
    );
    expect(rows.map(({ may }) => may)).toEqual(
      everyMove.map(({ by, from, to }) => mayMove(by, from, to)),
    );
  });

  test('lets the only writer of statuses do nothing else, and writes down each change [A-199 A-202 A-485]', async () => {
    const uid = await newUid();
    // Where a block leads back to is a test of its own.
    const tried = everyMove.filter(({ from }) => from !== 'block');
    const { owner } = server.database;
    // All in one request: what the writer answers, or that it refuses.
    await owner.query(`create function kyc.try_for_test(p_uid bigint, p_by text, p_from text, p_to text)
      returns text language plpgsql as $$
      begin
        insert into kyc.record (bucket, uid, status) values (platform.bucket_of(p_uid), p_uid, p_from)
          on conflict on constraint record_pkey do update set status = p_from, before_block = null;
        return kyc.set_status(p_uid, p_to, p_by, 'test', 'a test');
      exception when raise_exception then
        return 'refused';
      end $$`);
    const { rows: outcomes } = await owner.query<{ outcome: string }>(
      `select kyc.try_for_test($1, m.by, m.source, m.target) as outcome
       from unnest($2::text[], $3::text[], $4::text[]) m(by, source, target)`,
      [uid, tried.map(({ by }) => by), tried.map(({ from }) => from), tried.map(({ to }) => to)],
    );
    const told = (outcome: string, index: number) => {
      const { by, from, to } = tried[index] ?? {};
      return `${by}: ${from} to ${to}: ${outcome}`;
    };
    const refusals = outcomes.filter(({ outcome }) => outcome === 'refused');
    const changes = outcomes.length - refusals.length;
    expect(outcomes.map(({ outcome }, index) => told(outcome, index))).toEqual(
      tried.map(({ by, from, to }, index) => told(mayMove(by, from, to) ? to : 'refused', index)),
    );
    await expect(set(uid, 'fully_kyc', 'somebody')).rejects.toThrow(/may not move/);
    const { rows } = await server.database.pool.query<{ written: number }>(
      `select count(*)::int as written from kyc.change
       where uid = $1 and actor = 'test' and reason = 'a test'`,
      [uid],
    );
    expect(rows[0]?.written).toBe(changes);
    expect(changes).toBeGreaterThan(20);
  });

  test('leads a blocked player back to the earlier status and to no other [A-485]', async () => {
    const uid = await newUid();
    await setKycStatus(server, uid, 'rejected');
    await set(uid, 'block', 'staff');
    for (const to of kycStatuses.filter((status) => status !== 'rejected')) {
      await expect(set(uid, to, 'staff'), to).rejects.toThrow(/may not move/);
    }
    expect(await set(uid, 'rejected', 'staff')).toBe('rejected');
  });

  test('never lets a player reach a status that only the house gives [A-202 A-485]', () => {
    const reached = kycStatuses.filter((to) =>
      kycStatuses.some((from) => mayMove('player', from, to)),
    );
    expect(reached).toEqual(['basic_account', 'under_review']);
    const left = kycStatuses.filter((from) =>
      kycStatuses.some((to) => mayMove('player', from, to)),
    );
    expect(left).toEqual(['unset', 'basic_account', 'rejected', 'basic_kyc']);
  });
});
