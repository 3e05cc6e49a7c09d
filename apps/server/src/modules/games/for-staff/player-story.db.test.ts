import { staffCalls } from '@perya/contract/staff/staff-calls';
import { parsePesos } from '@perya/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { addPlayer, seatPlayer } from '../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let risk: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  risk = await createApiStaff(server, 'risk');
});
afterAll(() => server.stop());

const call: typeof risk.client.call = (...args) => risk.client.call(...args);

/** A player with a finished round, a lost one and one that was taken back. */
async function played() {
  const player = await seatPlayer(server);
  await player.bet({ round_id: 'r-1', transaction_id: `b1-${player.uid}`, amount: 1000 });
  await player.win({
    round_id: 'r-1',
    bet_transaction_id: `b1-${player.uid}`,
    transaction_id: `w1-${player.uid}`,
    amount: 2500,
    is_finished: true,
    details: { lines: [{ label: { en: 'Drop', tl: 'Hulog' }, value: { en: '3', tl: '3' } }] },
  });
  for (const round of ['r-2', 'r-3', 'r-4']) {
    const bet = `${round}-${player.uid}`;
    await player.bet({ round_id: round, transaction_id: bet, amount: 700 });
    await player.win({
      round_id: round,
      bet_transaction_id: bet,
      transaction_id: `${bet}-w`,
      amount: 0,
      is_finished: true,
    });
  }
  return player;
}

describe('the rounds of a player', () => {
  test('lead page by page to each round, its movements, their postings and its proof', async () => {
    const player = await played();
    const uid = String(player.uid);
    const first = await call(staffCalls.listPlayerRounds, { uid, limit: 3 });
    expect([first.rows.length, first.count]).toEqual([3, 4]);
    const rest = await call(staffCalls.listPlayerRounds, {
      uid,
      limit: 3,
      cursor: first.next ?? '',
    });
    expect([rest.rows.length, rest.next, rest.count]).toEqual([1, null, null]);
    const [oldest] = rest.rows;
    const round = await call(staffCalls.readPlayerRound, { uid, id: oldest?.id ?? '' });
    expect(round).toMatchObject({
      round_id: 'r-1',
      bet_amount: '10.00',
      settlement_amount: '25.00',
      details: { lines: [{ value: { en: '3' } }] },
      movements: [
        { kind: 'bet', amount: '-10.00', balance_after: '990.00', rolled_back: false },
        { kind: 'win', amount: '25.00', balance_after: '1015.00' },
      ],
    });
    const posting = round.movements[1]?.posting_id ?? '';
    const { rows } = await call(staffCalls.listPlayerPostings, { uid, posting });
    expect(rows).toMatchObject([
      {
        id: posting,
        scope: 'games',
        key: `studio:w1-${uid}`,
        amount: '25.00',
        balance_after: '1015.00',
        far_side: [{ account: expect.stringContaining('test:'), amount: '-25.00' }],
      },
    ]);
    // A round that was lost moved nothing with its win.
    const lost = await call(staffCalls.readPlayerRound, { uid, id: first.rows[0]?.id ?? '' });
    expect(lost.movements[1]).toMatchObject({ kind: 'win', amount: '0.00', posting_id: null });
  });

  test('of another player are not found', async () => {
    const player = await played();
    const other = await addPlayer(server);
    const { rows } = await call(staffCalls.listPlayerRounds, { uid: String(player.uid) });
    const id = rows[0]?.id ?? '';
    const asked = call(staffCalls.readPlayerRound, { uid: String(other), id });
    expect(await refusalOf(asked)).toBe('NOT_FOUND');
    expect((await call(staffCalls.listPlayerRounds, { uid: String(other) })).rows).toEqual([]);
  });
});

describe('the ledger of a player', () => {
  test('sums up to the balance over all its pages, and the proof says the same', async () => {
    const player = await played();
    const uid = String(player.uid);
    const amounts: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await call(staffCalls.listPlayerPostings, {
        uid,
        limit: 2,
        ...(cursor && { cursor }),
      });
      amounts.push(...page.rows.map(({ amount }) => amount));
      for (const { amount, far_side } of page.rows) {
        const legs = [amount, ...far_side.map((leg) => leg.amount)];
        expect(legs.reduce((sum, each) => sum + (parsePesos(each) ?? 0n), 0n)).toBe(0n);
      }
      cursor = page.next ?? undefined;
    } while (cursor);
    const sum = amounts.reduce((total, each) => total + (parsePesos(each) ?? 0n), 0n);
    const wallet = await call(staffCalls.readPlayerWallet, { uid });
    expect(parsePesos(wallet.balance)).toBe(sum);
    expect(wallet).toMatchObject({ is_test: true, withdrawable: '0.00', requirements: [] });
    expect(await call(staffCalls.provePlayerBalance, { uid })).toMatchObject({
      balance: wallet.balance,
      entries: amounts.length,
      entries_sum: wallet.balance,
      violations: [],
    });
  });

  test('counts in its proof what the list counts, with a posting that moves nothing of the player', async () => {
    const player = await played();
    const uid = String(player.uid);
    const { ok } = await server.ledger.post({
      uid: player.uid,
      scope: 'test',
      key: `past-${uid}`,
      amount: 0n as never,
      legs: [
        { account: 'house:test-funds', amount: 100n as never },
        { account: 'house:test-other', amount: -100n as never },
      ],
    });
    expect(ok).toBe(true);
    const { count, rows } = await call(staffCalls.listPlayerPostings, { uid });
    const ends = (rows[0]?.at ?? 0) + 1;
    expect(await call(staffCalls.listPlayerPostings, { uid, before: ends })).toMatchObject({
      count,
    });
    expect(await call(staffCalls.listPlayerPostings, { uid, from: ends })).toMatchObject({
      rows: [],
    });
    const proof = await call(staffCalls.provePlayerBalance, { uid });
    expect(proof).toMatchObject({ entries: count, violations: [] });
  });

  test('that was tampered with is shown with what does not hold', async () => {
    const player = await played();
    const uid = String(player.uid);
    await server.database.owner.query(
      'update ledger.wallet set balance = balance + 100 where uid = $1',
      [player.uid],
    );
    const proof = await call(staffCalls.provePlayerBalance, { uid });
    expect(proof.balance).not.toBe(proof.entries_sum);
    expect(proof.violations.map(({ invariant }) => invariant)).toContain(
      'a balance equals its entries',
    );
  });

  test('shows what must be wagered before money can be withdrawn', async () => {
    const uid = await addPlayer(server, 0, { tester: false });
    const amount = 10_000n as never;
    await server.ledger.post({
      uid,
      scope: 'test',
      key: `bonus-${uid}`,
      amount,
      legs: [{ account: 'house:test-funds', amount: -10_000n as never }],
      requirement: { amount, multiplier: 3n },
    });
    const wallet = await call(staffCalls.readPlayerWallet, { uid: String(uid) });
    expect(wallet).toMatchObject({
      balance: '100.00',
      withdrawable: '0.00',
      locked: '100.00',
      requirements: [{ amount: '100.00', multiplier: 3, left: '300.00' }],
    });
  });

  test('is no business of who reviews identities', async () => {
    const reviewer = await createApiStaff(server, 'reviewer');
    const uid = String(await addPlayer(server));
    for (const ask of [
      () => reviewer.client.call(staffCalls.readPlayerWallet, { uid }),
      () => reviewer.client.call(staffCalls.listPlayerPostings, { uid }),
      () => reviewer.client.call(staffCalls.provePlayerBalance, { uid }),
    ]) {
      expect(await refusalOf(ask())).toBe('FORBIDDEN');
    }
  });
});
