import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { setKycStatus } from '../../../testing/kyc/set-kyc-status.ts';
import { makePromotion } from '../../../testing/promotions/make-promotion.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  expect(await server.points.check()).toEqual([]);
  expect(await server.promotions.check()).toEqual([]);
  await server.stop();
});

async function newPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  const { uid } = await player.client.call(calls.getProfile, {});
  await setKycStatus(server, uid, 'basic_account');
  return { uid: String(uid), client: player.client };
}

const balanceOf = async (uid: string) => (await server.ledger.wallet(BigInt(uid))).balance;
const house = 90;
const reason = 'Waited long for a payment';

interface Given {
  promotion?: number;
  amount?: string;
  key?: string;
}

const give = (
  who: ApiStaff,
  uid: string,
  { promotion = house, amount = '100.00', key }: Given = {},
) =>
  who.client.call(
    staffCalls.giveGift,
    { promotion, uid, amount, reason },
    { idempotencyKey: key ?? randomUUID() },
  );

async function approve(who: ApiStaff, id: string) {
  const { seen, says } = await who.client.call(staffCalls.readRequest, { id });
  await who.client.call(staffCalls.approveRequest, { id, seen, reason: 'checked', words: '' });
  return says;
}

describe('a gift by hand', () => {
  test('is credited at once with what must be played, told to the player, listed and audited with its reason', async () => {
    const staff = await createApiStaff(server, 'support');
    const player = await newPlayer();
    const gift = await give(staff, player.uid, { amount: '250.50' });
    expect(gift).toMatchObject({
      uid: player.uid,
      amount: '250.50',
      state: 'claimed',
      given_by: `staff:${staff.id}`,
      approved_by: null,
      reason,
    });
    expect(await balanceOf(player.uid)).toBe(25_050n);
    const { gifts } = await player.client.call(calls.listGifts, {});
    expect(gifts).toMatchObject([{ amount: '250.50', name: 'Surprise gift', to_play: '250.50' }]);
    expect((await readAudit(server, player.uid)).at(-1)).toMatchObject({
      action: 'promotions.gift-given',
      after: { amount: '250.50', currency: 'PHP', gift: gift.id },
    });
    const auditor = await createApiStaff(server, 'auditor');
    const story = await auditor.client.call(staffCalls.readMoneyStory, { uid: player.uid });
    expect(story.bonus).toEqual({ count: 1, sum: '250.50' });
    const listed = await auditor.client.call(staffCalls.listStaffGifts, { uid: player.uid });
    expect(listed).toMatchObject({ rows: [gift], count: 1 });
    const bonuses = await auditor.client.call(staffCalls.listPlayerBonuses, { uid: player.uid });
    expect(bonuses.rows).toMatchObject([
      {
        id: gift.id,
        kind: 'gift',
        amount: '250.50',
        state: 'claimed',
        to_play: '250.50',
        left: '250.50',
        moved_by: `staff:${staff.id}`,
      },
    ]);
    expect(JSON.stringify(await player.client.call(calls.listOwnBonuses, {}))).not.toContain(
      reason,
    );
  });

  test('sent fifty times with one key is one', async () => {
    const staff = await createApiStaff(server, 'promotions');
    const player = await newPlayer();
    const key = randomUUID();
    const tried = await Promise.allSettled(
      Array.from({ length: 50 }, () => give(staff, player.uid, { key })),
    );
    const ids = tried.flatMap((each) => (each.status === 'fulfilled' ? [each.value.id] : []));
    expect(new Set(ids).size).toBe(1);
    expect((await give(staff, player.uid, { key })).id).toBe(ids[0]);
    expect(await balanceOf(player.uid)).toBe(10_000n);
    // What the platform remembers of the key may be gone: the gift is not given again.
    await server.database.owner.query('delete from platform.idempotency where key = $1', [key]);
    expect((await give(staff, player.uid, { key })).id).toBe(ids[0]);
    expect(await balanceOf(player.uid)).toBe(10_000n);
  });

  test('fifty at once give no more alone than one person may on a day, to however many players', async () => {
    const staff = await createApiStaff(server, 'promotions');
    const players = [await newPlayer(), await newPlayer(), await newPlayer()];
    const tried = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        give(staff, players[n % 3]?.uid ?? '', { amount: '1000.00' }).then(
          () => 'GIVEN',
          (error: { code: string }) => error.code,
        ),
      ),
    );
    expect(tried.filter((outcome) => outcome === 'GIVEN')).toHaveLength(5);
    expect(new Set(tried)).toEqual(new Set(['GIVEN', 'GIFT_NEEDS_SECOND_PERSON']));
    const balances = await Promise.all(players.map(({ uid }) => balanceOf(uid)));
    expect(balances.reduce((sum, balance) => sum + balance, 0n)).toBe(500_000n);
    const bounds = await staff.client.call(staffCalls.readGiftBounds, {});
    expect(bounds.alone[0]).toEqual({ currency: 'PHP', max: '5000.00', given: '5000.00' });
    expect(await refusalOf(give(staff, players[0]?.uid ?? '', { amount: '0.01' }))).toBe(
      'GIFT_NEEDS_SECOND_PERSON',
    );
  });

  test('above that needs a second person, who is shown what happens; both stand in the audit, and ten approvals give it once', async () => {
    const staff = await createApiStaff(server, 'support');
    const risk = await createApiStaff(server, 'risk');
    const { uid } = await newPlayer();
    expect(await refusalOf(give(staff, uid, { amount: '5000.01' }))).toBe(
      'GIFT_NEEDS_SECOND_PERSON',
    );
    const wanted = {
      promotion: house,
      uid,
      amount: '5000.01',
      reason: 'goodwill',
      words: '',
    } as const;
    const { id } = await staff.client.call(staffCalls.askGift, wanted);
    expect(await refusalOf(staff.client.call(staffCalls.askGift, wanted))).toBe('REQUEST_WAITS');
    expect(await refusalOf(approve(staff, id))).toBe('FORBIDDEN');
    expect(await balanceOf(uid)).toBe(0n);
    const approvals = await Promise.allSettled(Array.from({ length: 10 }, () => approve(risk, id)));
    expect(approvals.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balanceOf(uid)).toBe(500_001n);
    expect((await readAudit(server, uid)).at(-1)).toMatchObject({
      action: 'promotions.gift-given',
      after: { asked_by: `staff:${staff.id}`, approved_by: `staff:${risk.id}` },
    });
    const { rows } = await staff.client.call(staffCalls.listStaffGifts, { uid });
    expect(rows).toMatchObject([
      { given_by: `staff:${staff.id}`, approved_by: `staff:${risk.id}`, amount: '5000.01' },
    ]);
    const bounds = await staff.client.call(staffCalls.readGiftBounds, {});
    expect(bounds.alone[0]?.given).toBe('0.00');
  });

  test('of Filcoins is whole and free at once', async () => {
    const staff = await createApiStaff(server, 'promotions');
    const player = await newPlayer();
    const promotion = await makePromotion(server, { currency: 'FIL' });
    expect(await refusalOf(give(staff, player.uid, { promotion, amount: '1.50' }))).toBe(
      'INVALID_INPUT',
    );
    await give(staff, player.uid, { promotion, amount: '300' });
    expect(await player.client.call(calls.getFilcoinBalance, {})).toEqual({ balance: 300 });
  });

  test('is refused in words, and moves nothing: nothing, too much, nobody, a promotion of another kind or paused, above a cap, to whoever is shut out', async () => {
    const staff = await createApiStaff(server, 'promotions');
    const { uid } = await newPlayer();
    const refused = (given: Given, to = uid) => refusalOf(give(staff, to, given));
    expect(await refused({ amount: '0.00' })).toBe('GIFT_TOO_LARGE');
    expect(await refused({ amount: '100000.01' })).toBe('GIFT_TOO_LARGE');
    expect(await refused({ amount: '-5.00' })).toBe('INVALID_INPUT');
    expect(await refused({ amount: '1e3' })).toBe('INVALID_INPUT');
    expect(await refused({}, '999999999')).toBe('NOT_FOUND');
    expect(await refused({ promotion: 7 })).toBe('GIFT_NOT_RUNNING');
    const small = await makePromotion(server, { playerCap: 1000n });
    expect(await refused({ promotion: small, amount: '10.01' })).toBe('GIFT_BOUND');
    const others = await makePromotion(server, { audience: { uids: ['1'] } });
    expect(await refused({ promotion: others })).toBe('GIFT_NOT_FOR_PLAYER');
    await setKycStatus(server, BigInt(uid), 'frozen');
    expect(await refused({})).toBe('GIFT_SHUT_OUT');
    expect(await balanceOf(uid)).toBe(0n);
    const bounds = await staff.client.call(staffCalls.readGiftBounds, {});
    expect(bounds.alone[0]?.given).toBe('0.00');
    const cashier = await createApiStaff(server, 'cashier');
    expect(await refusalOf(give(cashier, uid))).toBe('FORBIDDEN');
  });
});
