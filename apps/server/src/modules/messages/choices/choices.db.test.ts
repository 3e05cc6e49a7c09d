import { calls } from '@perya/contract/calls';
import { noticeCells, offersConsent } from '@perya/contract/rules/notices/notice-choices';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, readInbox, refusalOf } from '../../../testing/api-player.ts';
import { createApiStaff } from '../../../testing/api-staff.ts';
import { setKycStatus } from '../../../testing/kyc/set-kyc-status.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const consent = {
  topic: 'offers',
  channel: 'sms',
  is_on: true,
  version: offersConsent.version,
} as const;

async function newPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  const { uid } = await player.client.call(calls.getProfile, {});
  await setKycStatus(server, uid, 'basic_account');
  const read = () => player.client.call(calls.getNoticeChoices, {});
  return {
    ...player,
    uid,
    read,
    on: async () =>
      (await read()).choices.flatMap(({ topic, channel, is_on }) =>
        is_on ? [`${topic} ${channel}`] : [],
      ),
    /** A reward that somebody else has credited. */
    async reward(period: string) {
      const grants = [{ uid: BigInt(uid), period, amount: 5_000n }];
      await server.promotions.grant(grants, { promotion: 90, isCredited: true, by: 'system' });
      await server.settle();
    },
    async told() {
      await server.settle();
      const messages = await readInbox(server.url, player.phone);
      return messages.flatMap(({ text, code }) => (code === null ? [text] : []));
    },
  };
}

describe('what a player chooses to be told', () => {
  test('begins without offers, and what the house must tell cannot be switched off', async () => {
    const player = await newPlayer();
    expect(await player.on()).toEqual([
      'security push',
      'security email',
      'security sms',
      'payments push',
    ]);
    const choose = (channel: 'email' | 'sms') =>
      player.client.call(calls.chooseNotice, { topic: 'security', channel, is_on: false });
    expect(await refusalOf(choose('sms'))).toBe('NOTICE_ALWAYS_SENT');
    expect(await refusalOf(choose('email'))).toBe('NOTICE_ALWAYS_SENT');
    expect((await player.read()).history).toEqual([]);
  });

  test('keeps of a consent its words, version and device, and that it was taken back', async () => {
    const player = await newPlayer();
    const { version: _, ...unread } = consent;
    expect(await refusalOf(player.client.call(calls.chooseNotice, unread))).toBe('INVALID_INPUT');
    const other = { ...consent, version: offersConsent.version + 1 };
    expect(await refusalOf(player.client.call(calls.chooseNotice, other))).toBe('CONSENT_CHANGED');
    // Tapped twice at once: one consent.
    await Promise.all(
      Array.from({ length: 5 }, () => player.client.call(calls.chooseNotice, consent)),
    );
    expect(await player.on()).toContain('offers sms');
    await player.client.call(calls.chooseNotice, { ...consent, is_on: false });
    const { history } = await player.read();
    expect(history).toMatchObject([
      { topic: 'offers', channel: 'sms', is_on: false, version: null, words: null },
      {
        topic: 'offers',
        channel: 'sms',
        is_on: true,
        version: offersConsent.version,
        words: offersConsent.words.sms.en,
        device: 'Unknown device',
      },
    ]);
    const entries = await readAudit(server, player.uid);
    const chosen = entries.filter(({ action }) => action === 'messages.notice-chosen');
    expect(chosen).toHaveLength(2);
  });

  test('does not hold for words that came later', async () => {
    const player = await newPlayer();
    await player.client.call(calls.chooseNotice, consent);
    await server.database.owner.query(
      'update messages.choice set version = version - 1 where uid = $1',
      [player.uid],
    );
    expect(await player.on()).not.toContain('offers sms');
  });

  test('decides whether a reward is told by SMS, and an exclusion silences it', async () => {
    const player = await newPlayer();
    await player.reward('first');
    expect(await player.told()).toEqual([]);
    await player.client.call(calls.chooseNotice, { topic: 'rewards', channel: 'sms', is_on: true });
    await player.reward('second');
    expect(await player.told()).toEqual([
      'A reward was credited to your Perya wallet. Gambling is addictive. Know when to stop. Helpline: NCMH 0917 899 8727',
    ]);
    await player.client.call(calls.excludeSelf, { period: '1d' });
    expect((await player.read()).is_away).toBe(true);
    const before = await player.told();
    await player.reward('third');
    expect(await player.told()).toEqual(before);
  });

  test('is shown to whoever may read the player, and to nobody else', async () => {
    const player = await newPlayer();
    await player.client.call(calls.chooseNotice, consent);
    const support = await createApiStaff(server, 'support');
    const seen = await support.client.call(staffCalls.readPlayerChoices, { uid: player.uid });
    expect(seen.choices).toHaveLength(noticeCells.length);
    expect(seen.history).toMatchObject([{ words: offersConsent.words.sms.en }]);
    const content = await createApiStaff(server, 'content');
    const look = (uid: string) => content.client.call(staffCalls.readPlayerChoices, { uid });
    expect(await refusalOf(look(player.uid))).toBe('FORBIDDEN');
    const nobody = support.client.call(staffCalls.readPlayerChoices, { uid: '999999999' });
    expect(await refusalOf(nobody)).toBe('NOT_FOUND');
  });
});
