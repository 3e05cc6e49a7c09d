import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { ClientError } from '@perya/contract/client-errors';
import { type AskingGate, gates } from '@perya/contract/gates';
import { isKycAllowed, type KycAction, kycGate, kycPolicies } from '@perya/contract/rules/kyc-gate';
import { type KycStatus, kycStatuses } from '@perya/contract/rules/kyc-status';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Refusal } from '../../platform/http/refusal.ts';
import { createApiPlayer } from '../../testing/api-player.ts';
import { setKycStatus } from '../../testing/kyc/set-kyc-status.ts';
import { addPlayer, clientOf } from '../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** The documents' table, written out once more: the contract's is what is tested. */
const allowed: Record<KycAction, readonly KycStatus[]> = {
  updateProfile: [
    ...(['basic_account', 'under_review', 'rejected', 'basic_kyc'] as const),
    ...(['fully_kyc', 'frozen', 'test_account'] as const),
  ],
  deposit: [
    ...(['under_review', 'rejected', 'basic_kyc', 'fully_kyc'] as const),
    ...(['test_account', 'basic_account'] as const),
  ],
  depositmaya: ['under_review', 'rejected', 'basic_kyc', 'fully_kyc', 'test_account'],
  withdraw: ['fully_kyc', 'test_account'],
  play: [
    ...(['under_review', 'rejected', 'basic_kyc', 'fully_kyc'] as const),
    ...(['test_account', 'basic_account'] as const),
  ],
  welfare: ['basic_kyc', 'fully_kyc', 'test_account', 'basic_account'],
  viewRecords: ['basic_account', 'fully_kyc', 'frozen', 'test_account'],
  afterLogin: [
    ...(['basic_account', 'under_review', 'rejected', 'basic_kyc'] as const),
    ...(['fully_kyc', 'frozen', 'test_account'] as const),
  ],
};

async function newPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  const { uid } = await player.client.call(calls.getProfile, {});
  return { ...player, uid };
}

/** The gates that ask about an action; the server refuses nobody for the others, which only the app asks about. */
const asking: Partial<Record<KycAction, [gate: AskingGate, partner: 'web' | 'maya']>> = {
  deposit: [gates.deposit, 'web'],
  depositmaya: [gates.deposit, 'maya'],
  withdraw: [gates.withdraw, 'web'],
  play: [gates.play, 'web'],
  welfare: [gates.welfare, 'web'],
};

/** Whether the player's status lets the action proceed; the rule of test money comes after it. */
async function mayDo(action: KycAction, uid: bigint): Promise<boolean> {
  const asked = asking[action];
  if (!asked) return isKycAllowed(action, await server.kyc.statusOf(uid));
  const [gate, partner] = asked;
  const outcome = await outcomeOf(server.kyc.admit(gate, { uid, partner }));
  return outcome === null || outcome.code === 'TEST_ACCOUNT_REFUSED';
}

type Outcome = { code: string; words: string } | null;

/** Null if the call went through. */
async function outcomeOf(asked: Promise<unknown>): Promise<Outcome> {
  try {
    await asked;
    return null;
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, words: error.text.en };
    if (error instanceof ClientError) return { code: error.code, words: error.message };
    throw error;
  }
}

describe('nine statuses and eight actions', () => {
  test('the gate lets each action proceed exactly for its statuses [A-220 A-221 A-222 A-223 A-224 A-225 A-226 A-227 A-351 A-352 A-353 A-355 A-357 M-101 M-338 M-493]', async () => {
    const { uid } = await newPlayer();
    const actions = Object.keys(allowed) as KycAction[];
    expect(actions).toHaveLength(8);
    expect(Object.keys(kycGate).toSorted()).toEqual(actions.toSorted());
    for (const status of kycStatuses) {
      await setKycStatus(server, uid, status);
      for (const action of actions) {
        const may = await mayDo(action, BigInt(uid));
        expect(may, `${action} while ${status}`).toBe(allowed[action].includes(status));
      }
    }
  });

  test('a bet is taken from a game that is open exactly while the gate lets the player play [A-224 A-352]', async () => {
    const uid = await addPlayer(server);
    const device = createApiPlayer(server.url);
    device.use(await server.identity.grantSession(uid, new Date(Date.now() + 3_600_000)));
    const url = await device.client.call(calls.launchGame, { code: 'plinko' });
    const query = new URL(url, server.url).searchParams;
    const provider = await clientOf(server);
    const bet = () =>
      provider.call('bet', {
        player: query.get('player') ?? '',
        token: query.get('token') ?? '',
        game: 'plinko',
        currency: 'PHP',
        round_id: 'gate-matrix',
        transaction_id: randomUUID(),
        amount: 100,
      });
    for (const status of kycStatuses.filter((each) => each !== 'unset')) {
      await setKycStatus(server, uid, status);
      const expected = allowed.play.includes(status) ? 'OK' : 'PLAYER_NOT_ALLOWED';
      expect((await bet()).code, status).toBe(expected);
    }
  });

  test('records are read and the profile is changed in every status: the server refuses neither [A-226 A-234]', async () => {
    const player = await newPlayer();
    for (const status of kycStatuses) {
      await setKycStatus(server, player.uid, status);
      expect(await outcomeOf(player.client.call(calls.listBets, {})), status).toBeNull();
      const email = `${status.replace('_', '')}@example.ph`;
      expect(await outcomeOf(player.client.call(calls.updateDetail, { email })), status).toBeNull();
    }
  });

  test('the gate goes by the record, which the profile repeats by number [A-198 A-489]', async () => {
    const player = await newPlayer();
    await setKycStatus(server, player.uid, 'basic_kyc');
    // The copy beside the player is for lists: nothing is decided by it.
    await server.database.pool.query('select identity.note_status($1, $2)', [
      player.uid,
      'fully_kyc',
    ]);
    expect(await mayDo('withdraw', BigInt(player.uid))).toBe(false);
    expect((await player.client.call(calls.getKyc, {})).status).toBe('basic_kyc');
    expect((await player.client.call(calls.getProfile, {})).kyc_status).toBe(4);
  });

  // Whoever gives decides in the database, under the lock of the wallet: by the same lists as the gates.
  test('what pays is refused under the lock exactly where its gate refuses, money and Filcoins [A-016 A-225]', async () => {
    const { uid } = await newPlayer();
    const codes = { ACCOUNT_BLOCKED: 'BLOCKED', KYC_REQUIRED: 'UNVERIFIED' } as const;
    const read = async (statement: string, values: unknown[]) =>
      (await server.database.pool.query(statement, values)).rows[0].answer;
    for (const status of kycStatuses) {
      await setKycStatus(server, uid, status);
      for (const policy of kycPolicies) {
        expect(
          await read('select kyc.may_have_welfare($1) as answer', [status]),
          `${status}, ${policy}`,
        ).toBe(isKycAllowed('welfare', status, policy));
      }
      for (const [gate, asksGate] of [
        ['welfare', true],
        ['filcoins', false],
      ] as const) {
        const refusal = server.kyc.refusalOf(gate, status);
        const code = refusal && codes[refusal.code as keyof typeof codes];
        expect(
          await read('select limits.why_no_welfare($1, $2) as answer', [uid, asksGate]),
          `${gate} while ${status}`,
        ).toBe(code);
      }
    }
  });
});
