import type { RestrictedAction } from '@perya/contract/limits/restrictions';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readInbox, refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { createWithdrawer, payAtOnce, type Withdrawer } from '../../../testing/money/withdrawer.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let support: ApiStaff;
let risk: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  support = await createApiStaff(server, 'support');
  risk = await createApiStaff(server, 'risk');
  await payAtOnce(server);
}, 120_000);
afterAll(() => server.stop());

const restrict = (uid: bigint, actions: RestrictedAction[], days = 3, who = support) =>
  who.client.call(staffCalls.restrictActions, {
    uid: String(uid),
    actions,
    days,
    told: 'checking',
    reason: 'Payments that do not fit together',
  });
const read = (uid: bigint) =>
  support.client.call(staffCalls.readPlayerRestrictions, { uid: String(uid) });

/** What a function of the database answers for a player. */
async function answerOf(statement: string, uid: bigint): Promise<string | null> {
  const { rows } = await server.database.pool.query<{ answer: string | null }>(
    `select ${statement} as answer`,
    [uid],
  );
  return rows[0]?.answer ?? null;
}
const asked: Record<Exclude<RestrictedAction, 'withdraw'>, string> = {
  deposit: 'limits.take_deposit($1, 100, platform.clock())',
  play: 'limits.take_bet($1, 100, platform.clock())',
  bonus: 'limits.why_no_welfare($1, false)',
};

const withdrawing = async (player: Withdrawer) => refusalOf(player.withdraw('100'));

describe('what the house keeps a player from', () => {
  test('is refused at the gate in the words that staff chose, with its end, and nothing else is', async () => {
    const player = await createWithdrawer(server);
    await restrict(player.id, ['withdraw']);
    const refused: unknown = await player.withdraw('100').catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 'RESTRICTED',
      message: expect.stringMatching(/^Withdrawals: paused .* We are checking your account\.$/),
    });
    for (const action of ['deposit', 'play', 'bonus'] as const) {
      await expect(server.limits.admitTo(action, { uid: player.id })).resolves.toBeUndefined();
      expect(await answerOf(asked[action], player.id), action).toBeNull();
    }
  });

  test.each(['deposit', 'play', 'bonus'] as const)(
    '%s is asked at the gate and again under the lock of the wallet',
    async (action) => {
      const player = await createWithdrawer(server);
      await restrict(player.id, [action]);
      await expect(server.limits.admitTo(action, { uid: player.id })).rejects.toMatchObject({
        code: 'RESTRICTED',
      });
      expect(await answerOf(asked[action], player.id)).toBe('RESTRICTED');
      expect((await player.withdraw('100')).id).toEqual(expect.any(String));
    },
  );

  test('ends by itself', async () => {
    const player = await createWithdrawer(server);
    await restrict(player.id, ['withdraw', 'play'], 1);
    await server.database.owner.query(
      `update limits.player set withdraw_shut_until = now() - interval '1 second',
         play_shut_until = now() - interval '1 second' where uid = $1`,
      [player.id],
    );
    expect(await answerOf(asked.play, player.id)).toBeNull();
    expect((await player.withdraw('100')).id).toEqual(expect.any(String));
  });

  test('is told to the player, and written down with who, why and until when', async () => {
    const player = await createWithdrawer(server);
    const { until } = await restrict(player.id, ['deposit', 'bonus'], 7);
    await server.settle();
    const { rows } = await server.database.pool.query<{ phone: string }>(
      'select phone from identity.player where uid = $1',
      [player.id],
    );
    const texts = (await readInbox(server.url, rows[0]?.phone ?? '')).map(({ text }) => text);
    expect(texts.some((text) => text.includes('Deposits, Bonuses: paused'))).toBe(true);
    const entries = await readAudit(server, String(player.id));
    expect(entries.filter(({ action }) => action === 'limits.restricted')).toMatchObject([
      {
        actor: `staff:${support.id}`,
        reason: 'Payments that do not fit together',
        after: { actions: 'deposit, bonus', told: 'checking' },
      },
    ]);
    const { standing } = await read(player.id);
    expect(standing.map((step) => [step.action, step.until]).toSorted()).toEqual([
      ['bonus', until],
      ['deposit', until],
    ]);
  });

  test('is made longer by one person, and ended sooner by two alone', async () => {
    const player = await createWithdrawer(server);
    const uid = String(player.id);
    await restrict(player.id, ['withdraw'], 7);
    expect(await refusalOf(restrict(player.id, ['withdraw'], 3))).toBe('RESTRICTION_NOT_LONGER');
    await restrict(player.id, ['withdraw'], 14);
    const because = { reason: 'cause-gone', words: 'The bank has answered' } as const;
    const { id } = await support.client.call(staffCalls.askReopening, {
      uid,
      actions: ['withdraw'],
      ...because,
    });
    expect(await withdrawing(player)).toBe('RESTRICTED');
    const { seen } = await risk.client.call(staffCalls.readRequest, { id });
    await risk.client.call(staffCalls.approveRequest, { id, seen, reason: 'checked', words: '' });
    expect((await player.withdraw('100')).id).toEqual(expect.any(String));
    const { standing, history } = await read(player.id);
    expect(standing).toEqual([]);
    expect(history.map((step) => step.until === null)).toEqual([true, false, false]);
  });

  test('is set by nobody without the permission, for no longer than three months, and for a player who is there', async () => {
    const player = await createWithdrawer(server);
    const cashier = await createApiStaff(server, 'cashier');
    expect(await refusalOf(restrict(player.id, ['play'], 3, cashier))).toBe('FORBIDDEN');
    expect(await refusalOf(restrict(player.id, ['play'], 91))).toBe('INVALID_INPUT');
    expect(await refusalOf(restrict(player.id, []))).toBe('INVALID_INPUT');
    expect(await refusalOf(restrict(999_999_999n, ['play']))).toBe('NOT_FOUND');
  });
});
