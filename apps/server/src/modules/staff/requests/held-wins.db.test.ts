import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { seatPlayer } from '../../../testing/provider.ts';
import { readAudit, readEvents } from '../../../testing/read-audit.ts';
import { shareDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { bySystem } from '../../audit/index.ts';

let server: TestServer;
/** Another process on the same database. */
let second: TestServer;
let asker: ApiStaff;
let approver: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  second = await startTestServer({ database: shareDatabase(server.database) });
  asker = await createApiStaff(server, 'risk');
  approver = await createApiStaff(second, 'risk');
});
afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  expect(await server.games.checkBooks()).toEqual([]);
  await second.stop();
  await server.stop();
});

const because = { reason: 'round-holds', words: 'Seen with the studio' } as const;
const right = { reason: 'checked', words: '' } as const;

/** A stake of ₱10 and a win of ₱50,000, of which plinko can pay ₱10,000. */
async function holdWin() {
  const seat = await seatPlayer(server, { pesos: 1000 });
  await seat.bet();
  const { reference } = await seat.win({ amount: 5_000_000 });
  return { ...seat, id: String(reference) };
}

async function askFor(id: string, decision: 'released' | 'refused') {
  const asked = await asker.client.call(staffCalls.askWinDecision, { id, decision, ...because });
  const { seen, says } = await approver.client.call(staffCalls.readRequest, { id: asked.id });
  return { id: asked.id, seen, says };
}

describe('a win that is held back', () => {
  test('stands on the desk with the ceiling that it passed, its round and what became of it', async () => {
    const win = await holdWin();
    const { rows } = await asker.client.call(staffCalls.listHeldWins, { uid: String(win.uid) });
    expect(rows).toMatchObject([
      {
        id: win.id,
        uid: String(win.uid),
        venue: 'studio',
        kind: 'win',
        game_code: 'plinko',
        amount: '50000.00',
        ceiling: 'game',
        ceiling_amount: '10000.00',
        decision: null,
      },
    ]);
    expect(await asker.client.call(staffCalls.readHeldWin, { id: win.id })).toMatchObject({
      round: { stake: '10.00', payout: '0.00', status: 'completed' },
    });
    const { id, seen } = await askFor(win.id, 'refused');
    await approver.client.call(staffCalls.approveRequest, { id, seen, ...right });
    const filter = { uid: String(win.uid) };
    expect((await asker.client.call(staffCalls.listHeldWins, filter)).rows).toEqual([]);
    const decided = await asker.client.call(staffCalls.listHeldWins, {
      ...filter,
      state: 'decided',
    });
    expect(decided.rows).toMatchObject([{ id: win.id, decision: 'refused' }]);
    expect(await asker.client.call(staffCalls.readHeldWin, { id: win.id })).toMatchObject({
      decided_by: `staff:${approver.id}`,
      decision_reason: 'Round and proof were checked and hold: Seen with the studio',
    });
    expect(await win.balance()).toBe(99_000n);
  });

  test('is paid once under fifty approvals from two processes', async () => {
    const win = await holdWin();
    const { id, seen, says } = await askFor(win.id, 'released');
    expect(says).toBe(
      `₱50,000.00 from plinko of studio is paid to player ${win.uid} at once (win ${win.id}). The player is told.`,
    );
    const others = [approver, await createApiStaff(server, 'risk')];
    const tried = await Promise.allSettled(
      Array.from({ length: 50 }, (_, place) =>
        (others[place % 2] as ApiStaff).client.call(staffCalls.approveRequest, {
          id,
          seen,
          ...right,
        }),
      ),
    );
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await win.balance()).toBe(99_000n + 5_000_000n);
    const { rows } = await server.database.pool.query(
      `select from ledger.posting where uid = $1 and scope = 'games' and key = $2`,
      [win.uid, `studio:released ${win.id}`],
    );
    expect(rows).toHaveLength(1);
    const entries = await readAudit(server, String(win.uid));
    expect(entries.filter(({ action }) => action === 'games.win-released')).toMatchObject([
      { after: { asked_by: `staff:${asker.id}`, request: id } },
    ]);
    const events = await readEvents(server, String(win.uid));
    expect(events.filter(({ name }) => name === 'games.win-released')).toHaveLength(1);
  });

  test('is not decided twice: neither asked for again, nor after the command has decided it', async () => {
    const win = await holdWin();
    const request = await askFor(win.id, 'released');
    expect(await refusalOf(askFor(win.id, 'refused'))).toBe('REQUEST_WAITS');
    const decision = { id: BigInt(win.id), decision: 'refused', reason: 'no such round' } as const;
    await server.games.heldWins.decide(bySystem('held-wins'), decision);
    const { id, seen } = request;
    await expect(
      approver.client.call(staffCalls.approveRequest, { id, seen, ...right }),
    ).rejects.toMatchObject({
      code: 'REQUEST_FAILED',
      message: expect.stringContaining('This win was decided already'),
    });
    expect(await win.balance()).toBe(99_000n);
    const withdrawal = { id, reason: 'not-needed', words: '' } as const;
    await asker.client.call(staffCalls.withdrawRequest, withdrawal);
    expect(await refusalOf(askFor(win.id, 'released'))).toBe('WIN_DECIDED');
    expect(await refusalOf(askFor('999999999', 'released'))).toBe('WIN_UNKNOWN');
  });

  test.each([
    ['games', 'FORBIDDEN'],
    ['auditor', 'FORBIDDEN'],
    ['support', 'FORBIDDEN'],
  ] as const)('is not decided by %s', async (role, code) => {
    const win = await holdWin();
    const other = await createApiStaff(server, role);
    const wanted = { id: win.id, decision: 'released', ...because } as const;
    expect(await refusalOf(other.client.call(staffCalls.askWinDecision, wanted))).toBe(code);
  });
});
