import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seatPlayer } from '../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let uid = 0n;

beforeAll(async () => {
  server = await startTestServer();
  const seat = await seatPlayer(server);
  ({ uid } = seat);
  const round = () => ({ round_id: randomUUID(), transaction_id: randomUUID() });
  await seat.bet();
  await seat.win();
  await seat.correct();
  const lost = round();
  await seat.bet(lost);
  await seat.win({
    ...round(),
    round_id: lost.round_id,
    bet_transaction_id: lost.transaction_id,
    amount: 0,
    stake_returned: 400,
  });
  const taken = round();
  await seat.bet(taken);
  const back = { ...round(), bet_transaction_id: taken.transaction_id };
  await seat.rollback({ ...back, round_id: taken.round_id });
  await seat.rollback({ ...round(), bet_transaction_id: randomUUID() });
  await seat.bet(round());
  await seat.client.call('promo', {
    transaction_id: randomUUID(),
    campaign: 'c',
    player: seat.player,
    currency: 'PHP',
    amount: 700,
  });
});

afterAll(() => server.stop());

/** Damages a book with the guards off, looks, and takes the damage back. */
async function foundAfter(damage: string): Promise<string[]> {
  const client = await server.database.owner.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    const { rowCount } = await client.query(damage, [uid]);
    expect(rowCount).toBeGreaterThan(0);
    const { rows } = await client.query<{ invariant: string }>(
      'select invariant from games.broken where uid = $1 order by 1',
      [uid],
    );
    return rows.map(({ invariant }) => invariant);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const round = 'a round is the sum of its movements';
const movement = 'a movement is one posting';
const day = 'a day counts its bets and wins';
const correction = 'a correction is its movement';
const first = (kind: string) =>
  `(select min(id) from games.movement where uid = $1 and kind = '${kind}' and amount > 0)`;

describe('the books', () => {
  it('hold against each other after every kind of movement', async () => {
    expect(await server.games.checkBooks([uid])).toEqual([]);
    expect(await server.games.checkBooks()).toEqual([]);
  });

  it.each([
    // What two processes did that each went on from a wallet which was not there yet.
    [
      'a balance that the ledger never posted was told',
      `update games.movement set balance_after = 700 where uid = $1 and id = ${first('promo')}`,
      [movement],
    ],
    [
      'a movement was lost',
      `delete from games.movement where uid = $1 and id = ${first('win')}`,
      [day, movement, round],
    ],
    [
      'a round was corrected by more than was moved',
      `update games.correction set amount = amount + 1 where uid = $1`,
      [correction],
    ],
    [
      'a posting was lost',
      `delete from ledger.posting where uid = $1 and scope = 'games' and turnover = 1000`,
      [movement, movement, movement, movement],
    ],
    [
      'a posting forgot its turnover',
      `update ledger.posting set turnover = 0 where uid = $1 and scope = 'games' and turnover = -400`,
      [movement],
    ],
    [
      'a round counts too much',
      'update games.bet set payout = payout + 1 where uid = $1 and payout > 0',
      [round],
    ],
    [
      'a round forgot what came back',
      `update games.bet set stake = 1000, stake_returned = 0 where uid = $1 and stake = 600`,
      [round],
    ],
    [
      'a day counts a bet twice',
      'update limits.day set staked = staked + 1000 where uid = $1',
      [day],
    ],
    ['a day was lost', 'delete from limits.day where uid = $1', [day]],
  ])('are found to differ when %s', async (_what, damage, invariants) => {
    expect(await foundAfter(damage)).toEqual(invariants);
  });
});
