import { calls } from '@perya/contract/calls';
import { gates } from '@perya/contract/gates';
import type { KycStatus } from '@perya/contract/rules/kyc-status';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { Refusal } from '../../platform/http/refusal.ts';
import { createApiPlayer } from '../../testing/api-player.ts';
import { setKycStatus } from '../../testing/kyc/set-kyc-status.ts';
import { createKycPlayer } from '../../testing/kyc-player.ts';
import { shareDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function newPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  const profile = await player.client.call(calls.getProfile, {});
  return { ...player, uid: BigInt(profile.uid) };
}

/** Whether the gate of games lets the player through. */
const mayPlay = (at: TestServer, uid: bigint) =>
  at.kyc.admit(gates.play, { uid, partner: 'web' }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );

const setStatus = (uid: bigint, status: KycStatus) => setKycStatus(server, uid, status);

describe('the gate for play', () => {
  test('a new player is unset and may not play, a tester may [A-224]', async () => {
    const player = await newPlayer();
    expect(await server.kyc.statusOf(player.uid)).toBe('unset');
    expect(await mayPlay(server, player.uid)).toBe(false);
    const tester = await server.identity.ensurePlayer({
      countryCode: '63',
      phone: '9180000001',
      username: 'kyctester',
      nickname: null,
      tester: true,
    });
    expect(await server.kyc.statusOf(tester)).toBe('test_account');
    expect(await mayPlay(server, tester)).toBe(true);
  });

  test('follows the record, and the profile says the same status by its number [A-198 A-224 A-489]', async () => {
    const player = await newPlayer();
    const refused = ['unset', 'frozen', 'block'];
    const inOrder: KycStatus[] = [
      ...(['unset', 'basic_account', 'under_review', 'rejected', 'basic_kyc'] as const),
      ...(['fully_kyc', 'frozen', 'block', 'test_account'] as const),
    ];
    for (const [number, status] of inOrder.entries()) {
      await setStatus(player.uid, status);
      expect(await mayPlay(server, player.uid), status).toBe(!refused.includes(status));
      const profile = await player.client.call(calls.getProfile, {});
      expect(profile.kyc_status, status).toBe(number);
    }
  });

  test('the strict policy asks for a finished check', async () => {
    const other = await startTestServer({
      settings: { KYC_POLICY: 'strict' },
      database: shareDatabase(server.database),
    });
    onTestFinished(() => other.stop());
    const player = await newPlayer();
    await setStatus(player.uid, 'basic_kyc');
    expect(await mayPlay(other, player.uid)).toBe(false);
    await setStatus(player.uid, 'fully_kyc');
    expect(await mayPlay(other, player.uid)).toBe(true);
    expect(other.kyc.statusesFor('play')).toEqual(['fully_kyc', 'test_account']);
  });

  test('tells nobody who has submitted to submit, and the record says by which policy it goes [A-238 A-239 A-240 A-489]', async () => {
    const other = await startTestServer({
      settings: { KYC_POLICY: 'strict' },
      database: shareDatabase(server.database),
    });
    onTestFinished(() => other.stop());
    const wordsOf = (at: TestServer, uid: bigint, action: 'play' | 'welfare') =>
      at.kyc.admit(gates[action], { uid, partner: 'web' }).then(
        () => '',
        ({ text }: { text: { en: string } }) => text.en,
      );
    const player = await createKycPlayer(other);
    const uid = BigInt(player.uid);
    expect((await player.client.call(calls.getKyc, {})).policy).toBe('strict');
    expect(await wordsOf(other, uid, 'play')).toMatch(/^your KYC certification must be completed/);
    expect(await wordsOf(server, uid, 'play')).toMatch(/^you must submit/);
    await player.client.call(calls.insertKyc, await player.form());
    expect(await wordsOf(other, uid, 'play')).toMatch(/^your KYC is under review.*the game!$/);
    expect(await wordsOf(server, uid, 'welfare')).toMatch(
      /^your KYC is under review.*activities!$/,
    );
    // A frozen player's submission waits too.
    await setStatus(uid, 'frozen');
    expect(await wordsOf(server, uid, 'play')).toMatch(/^your KYC is under review.*the game!$/);
    const idle = await createKycPlayer(other);
    await setStatus(BigInt(idle.uid), 'frozen');
    expect(await wordsOf(server, BigInt(idle.uid), 'play')).toMatch(/^your account is frozen/);
  });

  test('a player who does not exist is unset', async () => {
    expect(await server.kyc.statusOf(1n)).toBe('unset');
  });

  test('a blocked tester stays blocked', async () => {
    const tester = await server.identity.ensurePlayer({
      countryCode: '63',
      phone: '9180000002',
      username: 'blockedtester',
      nickname: null,
      tester: true,
    });
    await setStatus(tester, 'block');
    expect(await mayPlay(server, tester)).toBe(false);
  });
});
