import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { centavos, toPesos } from '@perya/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { createPayingPlayer } from '../../../testing/money/paying-player.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let auditor: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  auditor = await createApiStaff(server, 'auditor');
});
afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  expect(await server.promotions.check()).toEqual([]);
  await server.stop();
});

type Player = Awaited<ReturnType<typeof createPayingPlayer>>;

async function pay(player: Player, wanted: Parameters<Player['start']>[0]): Promise<string> {
  const { id } = await player.start(wanted);
  server.gateway.pay(`D${id}`);
  await server.gateway.tell(server.url, { kind: 'payment', reference: `D${id}` });
  await server.settle();
  return id;
}

/** Every credit of the wallet that is no deposit, as the books have it. */
async function givenBy({ uid }: Player) {
  const { rows } = await server.database.owner.query<{ scope: string; amount: bigint }>(
    `select p.scope, e.amount from ledger.posting p
     join ledger.entry e on e.bucket = p.bucket and e.uid = p.uid and e.created_at = p.created_at
       and e.posting_id = p.id and e.leg = 0
     where p.uid = $1 and p.scope not like '%deposit%' order by p.id`,
    [uid],
  );
  return rows;
}

const storyOf = ({ uid }: Player) =>
  auditor.client.call(staffCalls.readMoneyStory, { uid: String(uid) });
const sumOf = (rows: readonly { amount: bigint }[]) =>
  toPesos(centavos(rows.reduce((sum, { amount }) => sum + amount, 0n)));

describe('the money story of a player', () => {
  test('counts the cashback of deposits as given, to the centavo of the books', async () => {
    const player = await createPayingPlayer(server);
    await pay(player, { amount: '400' });
    expect((await storyOf(player)).bonus).toEqual({ count: 0, sum: '0.00' });
    const first = await pay(player, { amount: '500', cashback_flag: 1 });
    await pay(player, { amount: '333', pid: 1002, cashback_flag: 1 });
    const given = await givenBy(player);
    expect(given).toEqual([
      { scope: 'bonus.4009', amount: 2500n },
      { scope: 'bonus.4009', amount: 1665n },
    ]);
    const story = await storyOf(player);
    expect(story.bonus).toEqual({ count: given.length, sum: sumOf(given) });
    expect(story.deposits).toMatchObject({ count: 3, sum: '1233.00' });
    // What is in the wallet came from deposits and from the house, and from nowhere else.
    expect(await player.balance()).toBe(123_300n + 4165n);
    expect(story.balance).toBe('1274.65');
    expect((await player.read(first)).cashback).toBe('25.00');
  });

  test('agrees with the figures of the player and with what the player reads', async () => {
    const player = await createPayingPlayer(server);
    await pay(player, { amount: '1000', cashback_flag: 1 });
    const uid = String(player.uid);
    const { rows } = await auditor.client.call(staffCalls.readPlayerFigures, { uid });
    const { bonus } = await storyOf(player);
    expect(bonus).toEqual({ count: 1, sum: sumOf(await givenBy(player)) });
    expect(bonus.sum).toBe('50.00');
    expect(rows.find(({ name }) => name === 'bonuses')?.total).toBe(bonus.sum);
    expect(await player.client.call(calls.getBonusTotal, {})).toBe(bonus.sum);
  });

  test('counts what an earlier release credited with the payment itself', async () => {
    const player = await createPayingPlayer(server);
    const { id } = await player.start({ cashback_flag: 1 });
    // As the release before wrote it.
    await server.database.owner.query(
      'update payments.deposit set cashback_promotion = null where uid = $1 and id = $2',
      [player.uid, id],
    );
    server.gateway.pay(`D${id}`);
    await server.gateway.tell(server.url, { kind: 'payment', reference: `D${id}` });
    await server.settle();
    const given = await givenBy(player);
    expect(given).toEqual([{ scope: 'cashback', amount: 2500n }]);
    expect((await storyOf(player)).bonus).toEqual({ count: 1, sum: '25.00' });
  });
});
