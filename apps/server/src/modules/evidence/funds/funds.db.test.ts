import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import type { FundsProof } from '@perya/contract/evidence/calls/funds';
import { checkFunds } from '@perya/contract/evidence/check-funds';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { createApiStaff } from '../../../testing/api-staff.ts';
import { createWithdrawer, type Withdrawer } from '../../../testing/money/withdrawer.ts';
import { createMoneyPlayer, type MoneyPlayer } from '../../../testing/money-player.ts';
import { clientOf, takeSeat } from '../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let player: MoneyPlayer;
let withdrawer: Withdrawer;
const others: MoneyPlayer[] = [];

/** A round that is begun and not settled. */
async function beginRound(uid: bigint, amount: number): Promise<void> {
  const { player: name, token, venue } = await takeSeat(server, uid);
  const client = await clientOf(server, venue);
  const round = { round_id: randomUUID(), transaction_id: randomUUID() };
  await client.call('bet', {
    ...round,
    player: name,
    game: 'plinko',
    currency: 'PHP',
    amount,
    token,
  });
}

const proofOf = async ({ client }: Pick<MoneyPlayer, 'client'>) =>
  (await client.call(calls.readFundsProof, {})).proof;

async function ownProof(): Promise<FundsProof> {
  const proof = await proofOf(player);
  if (!proof) throw new Error('There is no proof');
  return proof;
}

beforeAll(async () => {
  server = await startTestServer();
  player = await createMoneyPlayer(server, { pesos: 1234 });
  for (const pesos of [1, 20, 300, 4000]) others.push(await createMoneyPlayer(server, { pesos }));
  withdrawer = await createWithdrawer(server, { pesos: 1000 });
  // A first withdrawal waits for a person: it has left the wallet, and is owed still.
  await withdrawer.withdraw('300');
  await beginRound(player.id, 3400);
  await server.settle();
  await Promise.all([
    server.runTask('evidence_take_funds'),
    server.runTask('evidence_take_funds'),
    server.runTask('evidence_take_funds'),
  ]);
});

afterAll(() => server.stop());

it('a day has one tree, which sums to what the books owe at that moment, with its files alone', async () => {
  const { days } = await createApiPlayer(server.url).client.call(calls.listFunds, {});
  expect(days).toHaveLength(1);
  const statement = JSON.parse(days[0]?.statement ?? '{}') as Record<string, string>;
  const { rows } = await server.database.owner.query(
    'select balances::text, withdrawals::text, stakes::text from house.owed',
  );
  expect(statement).toMatchObject(rows[0]);
  expect(statement).toMatchObject({ withdrawals: '30000', stakes: '3400' });
  // The same from the entries of the ledger, which the tree was not made of.
  const { rows: entries } = await server.database.owner.query<{ owed: string }>(
    `select (sum(case when e.account = 'player' then e.amount when e.account = 'house:payouts-pending' then e.amount
       else 0 end) + 3400)::text as owed
     from ledger.entry e join ledger.wallet w on w.bucket = e.bucket and w.uid = e.uid where not w.is_test`,
  );
  expect(statement['total']).toBe(entries[0]?.owed);
});

it('what covers it is said once two people have signed a month, as it was looked at then, and not before', async () => {
  const read = async () => (await player.client.call(calls.readFundsProof, {})).cover;
  expect(await read()).toBeNull();
  const look = async (cover: number, month: string) =>
    server.database.owner.query(
      `with look as (
         insert into reports.cover_look (at, balances, withdrawals, stakes, jackpots, gateways, banks, cover, unmatched, looked_by)
         values ('2026-01-03T00:00:00Z', 500000, 30000, 3400, 1600, '[]', '[]', $1, 0, 'staff:1') returning id)
       insert into reports.signed_month (month, look_id, ggr, ngr, share, deposited, paid_out, asked_by, approved_by, signed_at)
       select $2, id, 0, 0, 0, 0, 0, 'staff:1', 'staff:2', '2026-01-04T00:00:00Z' from look`,
      [cover, month],
    );
  await look(-100, '2025-12-01');
  await look(600_000, '2025-11-01');
  expect(await read()).toEqual({
    month: '2025-12',
    at: Date.parse('2026-01-03T00:00:00Z') / 1000,
    signed_at: Date.parse('2026-01-04T00:00:00Z') / 1000,
    owed: '535000',
    held: '-100',
  });
  // Whoever has no line reads the same.
  const nobody = await createMoneyPlayer(server);
  expect(await nobody.client.call(calls.readFundsProof, {})).toMatchObject({
    proof: null,
    cover: { month: '2025-12' },
  });
});

describe('a player', () => {
  it('finds the own line and follows it to what was signed', async () => {
    const proof = await ownProof();
    expect(proof.sum).toBe('123400');
    expect(await checkFunds(proof, String(player.id))).toMatchObject({
      isSound: true,
      isSigned: true,
    });
  });

  it('is among others, each with a line of their own under one root', async () => {
    const root = JSON.parse((await ownProof()).statement).root as string;
    for (const each of [...others, withdrawer]) {
      const proof = await proofOf(each);
      expect(proof && (await checkFunds(proof, String(each.id)))).toMatchObject({ isSound: true });
      expect(JSON.parse(proof?.statement ?? '{}').root).toBe(root);
    }
    expect((await proofOf(withdrawer))?.sum).toBe('100000');
  });

  it('sees every lie: another sum, a neighbour with less, another total, another signature', async () => {
    const proof = await ownProof();
    const [first, ...rest] = proof.path;
    if (!first) throw new Error('The path is empty');
    const lies: [FundsProof, string][] = [
      [{ ...proof, sum: '123300' }, 'root'],
      [{ ...proof, path: [{ ...first, sum: '0' }, ...rest] }, 'root'],
      [{ ...proof, path: rest }, 'root'],
      [{ ...proof, salt: '0'.repeat(32) }, 'root'],
      [{ ...proof, statement: proof.statement.replace(/"total":"\d+"/, '"total":"1"') }, 'total'],
      [
        { ...proof, statement: proof.statement.replace(/"players":\d+/, '"players":1') },
        'signature',
      ],
      [{ ...proof, public_key: 'AAAA' }, 'signature'],
    ];
    const theirs = others[0] && (await proofOf(others[0]));
    if (theirs) lies.push([theirs, 'player']);
    expect(lies).toHaveLength(8);
    for (const [lie, fault] of lies) {
      expect(await checkFunds(lie, String(player.id))).toEqual({ isSound: false, fault });
    }
  });

  it('to whom nothing was owed, or who plays with test money, has no line', async () => {
    const nobody = await createMoneyPlayer(server);
    expect(await proofOf(nobody)).toBeNull();
  });
});

it('staff read the days by a permission of their own, and the day of it is signed over the statement', async () => {
  const auditor = await createApiStaff(server, 'auditor');
  const { days } = await auditor.client.call(staffCalls.listFundsDays, {});
  expect(days).toEqual([expect.objectContaining({ withdrawals: '300.00', stakes: '34.00' })]);
  const content = await createApiStaff(server, 'content');
  expect(await refusalOf(content.client.call(staffCalls.listFundsDays, {}))).toBe('FORBIDDEN');
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toMatch(/perya_funds_age_seconds \d/);
});

it('lines that do not sum to what is owed are not signed', async () => {
  const { owner } = server.database;
  await owner.query(
    `create or replace function platform.clock() returns timestamptz language sql volatile
     return clock_timestamp() + interval '1 day'`,
  );
  const { rows: views } = await owner.query<{ text: string }>(
    `select pg_get_viewdef('games.open_stake'::regclass) as text`,
  );
  // What is below nothing is in the total and in no line.
  await owner.query(
    `create or replace view games.open_stake as
     select w.uid, 0::bigint as bet_id, -99999999::bigint as stake, ''::text collate "C" as game_code, w.bucket
     from ledger.wallet w where w.uid = ${player.id}`,
  );
  await expect(server.runTask('evidence_take_funds')).rejects.toThrow('are owed');
  await owner.query(`create or replace view games.open_stake as ${views[0]?.text}`);
  await server.runTask('evidence_take_funds');
  const { rows } = await owner.query('select from evidence.funds_day');
  expect(rows).toHaveLength(2);
});
