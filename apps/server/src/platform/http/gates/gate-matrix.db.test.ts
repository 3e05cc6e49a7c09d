import { randomUUID } from 'node:crypto';
import type { Call } from '@perya/contract/call';
import { calls } from '@perya/contract/calls';
import type { Client } from '@perya/contract/client';
import { ClientError } from '@perya/contract/client-errors';
import * as desk from '@perya/contract/content/staff-calls/articles';
import type { GateName } from '@perya/contract/gates';
import { type KycStatus, kycStatuses } from '@perya/contract/rules/kyc-status';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer } from '../../../testing/api-player.ts';
import { createApiStaff } from '../../../testing/api-staff.ts';
import { setKycStatus } from '../../../testing/kyc/set-kyc-status.ts';
import { createPayingPlayer } from '../../../testing/money/paying-player.ts';
import { publishLegal } from '../../../testing/publish-legal.ts';
import { shareDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { requestExample } from '../../reference/examples.ts';
import type { Handlers } from '../mount-calls.ts';
import { Refusal } from '../refusal.ts';

// Written out by hand, from the documents and the decisions: what the contract says and the server asks is what is tested.
const newcomers = ['basic_account', 'basic_kyc', 'fully_kyc', 'test_account'] as const;
const all = kycStatuses;
const statusesOf = {
  play: [...newcomers, 'under_review', 'rejected'],
  deposit: [...newcomers, 'under_review', 'rejected'],
  depositmaya: ['under_review', 'rejected', 'basic_kyc', 'fully_kyc', 'test_account'],
  withdraw: ['fully_kyc', 'test_account'],
  welfare: newcomers,
  filcoins: all.filter((status) => status !== 'block' && status !== 'frozen'),
  payoutAccount: all.filter((status) => status !== 'block'),
} as const satisfies Record<string, readonly KycStatus[]>;
type Action = keyof typeof statusesOf;

/** Where the licence asks for a finished check. */
const strict: readonly KycStatus[] = ['fully_kyc', 'test_account'];
const narrowed: readonly Action[] = ['play', 'deposit', 'depositmaya'];

interface Rule {
  action: Action;
  inMaya?: Action;
  testAccounts?: 'refused' | 'only';
  asks?: readonly ('EXCLUDED' | 'AGREEMENT_REQUIRED')[];
}
const both = ['EXCLUDED', 'AGREEMENT_REQUIRED'] as const;
const rules: Record<GateName, Rule | null> = {
  reads: null,
  ownAccount: null,
  opensGates: null,
  playsLess: null,
  asksForHelp: null,
  turnsDown: null,
  entrance: null,
  play: { action: 'play', asks: both },
  deposit: { action: 'deposit', inMaya: 'depositmaya', testAccounts: 'refused', asks: both },
  testFunds: { action: 'deposit', testAccounts: 'only' },
  withdraw: { action: 'withdraw', testAccounts: 'refused' },
  payoutAccount: { action: 'payoutAccount' },
  welfare: { action: 'welfare', asks: ['EXCLUDED'] },
  mall: { action: 'welfare', asks: ['EXCLUDED'] },
  filcoins: { action: 'filcoins', asks: ['EXCLUDED'] },
};

/** What the house may keep a player from, by the gate that asks it; the others ask nothing of it. */
const restrictedBy: Partial<Record<GateName, 'deposit' | 'play' | 'withdraw' | 'bonus'>> = {
  play: 'play',
  deposit: 'deposit',
  withdraw: 'withdraw',
  welfare: 'bonus',
  mall: 'bonus',
  filcoins: 'bonus',
};

/** How each refusal ends, in the words of its own action. */
const endings: Record<Action, string> = {
  withdraw: 'before you can use the withdrawal function!',
  payoutAccount: 'before you can use the withdrawal function!',
  deposit: 'before you can make a deposit!',
  depositmaya: 'before you can make a deposit!',
  play: 'before you can enter the game!',
  welfare: 'to participate in welfare activities!',
  filcoins: 'to participate in welfare activities!',
};
const hintEnding = 'You can use the withdraw function only after it is passed.';

interface Standing {
  status: KycStatus;
  isExcluded: boolean;
  hasAgreed: boolean;
  partner: 'web' | 'maya';
  isStrict: boolean;
}

/** Whoever may call gets as far as the handler, and no further: nothing is changed. */
const reached = 'UNAVAILABLE';

function actionOf({ action, inMaya }: Rule, { partner }: Standing): Action {
  return (partner === 'maya' ? inMaya : undefined) ?? action;
}

function expectedOf(gate: GateName, standing: Standing): string {
  const rule = rules[gate];
  if (rule === null) return reached;
  const { status, isExcluded, hasAgreed, isStrict } = standing;
  const action = actionOf(rule, standing);
  const allowed: readonly KycStatus[] =
    isStrict && narrowed.includes(action) ? strict : statusesOf[action];
  if (!allowed.includes(status)) return status === 'block' ? 'ACCOUNT_BLOCKED' : 'KYC_REQUIRED';
  const isTest = status === 'test_account';
  if (isTest && rule.testAccounts === 'refused') return 'TEST_ACCOUNT_REFUSED';
  if (!isTest && rule.testAccounts === 'only') return 'TEST_ACCOUNT_ONLY';
  if (isExcluded && rule.asks?.includes('EXCLUDED')) return 'EXCLUDED';
  if (!hasAgreed && rule.asks?.includes('AGREEMENT_REQUIRED')) return 'AGREEMENT_REQUIRED';
  return reached;
}

const playerCalls = Object.entries<Call>(calls).filter(([, { access }]) => access === 'player');
const handlers = Object.fromEntries(
  playerCalls.map(([name]) => [name, () => Promise.reject(new Refusal(reached))]),
) as unknown as Handlers<typeof calls>;

let server: TestServer;
let byPolicy: Record<'documents' | 'strict', TestServer>;
let players: { uid: bigint; token: string; hasAgreed: boolean; partner: Standing['partner'] }[];
beforeAll(async () => {
  server = await startTestServer();
  for (const brand of ['h5', 'maya'] as const) await askForAgreement(brand);
  players = [];
  for (const partner of ['web', 'maya'] as const) {
    for (const hasAgreed of [true, false]) {
      const { uid, client, token } = await createPayingPlayer(server, 'fully_kyc', partner);
      if (hasAgreed) await agreeToAll(client, partner === 'web' ? 'h5' : partner);
      players.push({ uid, token: token() ?? '', hasAgreed, partner });
    }
  }
  const unlimited = { points: 1e6, seconds: 10 };
  const startWith = (policy: string) =>
    startTestServer({
      database: shareDatabase(server.database),
      calls: Object.fromEntries(playerCalls) as typeof calls,
      handlers,
      rateLimits: { address: unlimited, caller: unlimited },
      settings: { KYC_POLICY: policy },
    });
  byPolicy = { documents: await startWith('documents'), strict: await startWith('strict') };
});
afterAll(async () => {
  await byPolicy.documents.stop();
  await byPolicy.strict.stop();
  await server.stop();
});

/** Publishes terms that ask for agreement; a session inside a partner's app is shown the partner's. */
async function askForAgreement(brand: 'h5' | 'maya'): Promise<void> {
  const staff = await createApiStaff(server, 'content');
  const { client } = staff;
  const { rows } = await client.call(desk.listArticles, { kind: 'document', brand });
  const id = rows.find(({ place }) => place === `${brand}/terms`)?.id ?? '';
  const { revision, words } = await client.call(desk.readArticle, { id });
  const body = { en: '## Changed', tl: '## Binago' };
  const { article } = await client.call(desk.saveArticle, {
    id,
    revision,
    words: { ...words, body },
  });
  await publishLegal(server, staff, { id, revision: article.revision, asks_agreement: true });
}

async function agreeToAll(client: Client, brand: 'h5' | 'maya'): Promise<void> {
  for (const { kind, version } of await client.call(calls.listAgreements, { brand })) {
    await client.call(calls.agree, { brand, kind, version });
  }
}

const exclude = (uid: bigint, isExcluded: boolean) =>
  server.database.owner.query(
    `insert into limits.player as p (bucket, uid, excluded_since, excluded_until)
     values (platform.bucket_of($1), $1, now() - interval '2 days', now() + make_interval(days => $2))
     on conflict on constraint player_pkey do update set excluded_until = excluded.excluded_until`,
    [uid, isExcluded ? 1 : -1],
  );

/** Keeps a player from one thing alone, or from nothing. */
async function restrict(uid: bigint, action: string | null): Promise<void> {
  await server.database.owner.query(
    `update limits.player set
       deposit_shut_until = case $2 when 'deposit' then now() + interval '1 day' end,
       play_shut_until = case $2 when 'play' then now() + interval '1 day' end,
       withdraw_shut_until = case $2 when 'withdraw' then now() + interval '1 day' end,
       bonus_shut_until = case $2 when 'bonus' then now() + interval '1 day' end
     where uid = $1`,
    [uid, action],
  );
  if (action === null) return;
  await server.database.owner.query(
    `insert into limits.restriction (bucket, uid, action, until, made_at, actor, reason, told)
     values (platform.bucket_of($1), $1, $2, now() + interval '1 day', now(), 'staff:1', 'a test', 'checking')`,
    [uid, action],
  );
}

/** What the call ends in, and its words. */
async function ask(at: TestServer, token: string, call: Call) {
  const { client, use } = createApiPlayer(at.url);
  use(token);
  const sent = call.upload
    ? client.upload(call, new File(['x'], 'x.webp', { type: 'image/webp' }))
    : client.call(call, requestExample(call), { idempotencyKey: randomUUID() });
  const error: unknown = await sent.then(
    () => new Error('It was answered'),
    (reason: unknown) => reason,
  );
  if (error instanceof ClientError) return { code: error.code, words: error.message };
  throw error;
}

/** A call that asks nothing is asked where everything stands against the player: what it would ask, it would refuse there. */
const isWorthAsking = (gate: GateName | undefined, standing: Standing) =>
  (gate && rules[gate] !== null) ||
  (standing.isExcluded && !standing.hasAgreed && standing.isStrict && standing.partner === 'maya');

function expectWords(words: string, rule: Rule, standing: Standing) {
  const action = actionOf(rule, standing);
  const isHint = action === 'withdraw' && standing.status === 'under_review';
  const ending = isHint ? hintEnding : endings[action];
  expect(words.slice(-ending.length)).toBe(ending);
}

describe('every call of players, at every status of the identity check', () => {
  test('is held against a rule that is written here, whatever gate it names', () => {
    expect(playerCalls.length).toBeGreaterThan(100);
    for (const [name, { gate }] of playerCalls) {
      expect(gate && Object.hasOwn(rules, gate), name).toBe(true);
    }
  });

  const cases = (['documents', 'strict'] as const).flatMap((policy) =>
    kycStatuses.flatMap((status) =>
      [false, true].map((isExcluded) => ({ policy, status, isExcluded })),
    ),
  );
  test.each(cases)(
    'goes as far as the table lets a player who is $status, excluded $isExcluded, agreed or not, by the policy $policy [A-016 A-221 A-222 A-223 A-224 A-225 A-240 A-351 A-352 A-357 A-489 M-338]',
    async ({ policy, status, isExcluded }) => {
      for (const { uid, token, hasAgreed, partner } of players) {
        const standing = { status, isExcluded, hasAgreed, partner, isStrict: policy === 'strict' };
        await setKycStatus(server, uid, status);
        await exclude(uid, isExcluded);
        const asked = playerCalls.filter(([, { gate }]) => isWorthAsking(gate, standing));
        const told = await Promise.all(
          asked.map(async ([name, call]) => {
            const { code, words } = await ask(byPolicy[policy], token, call);
            const rule = rules[call.gate as GateName];
            if (rule && code === 'KYC_REQUIRED') expectWords(words, rule, standing);
            return [name, code];
          }),
        );
        const expected = asked.map(([name, { gate }]) => {
          return [name, expectedOf(gate as GateName, standing)];
        });
        expect({ partner, hasAgreed, told }).toEqual({ partner, hasAgreed, told: expected });
      }
    },
  );

  test.each(['deposit', 'play', 'withdraw', 'bonus'] as const)(
    'is refused by its gate, and by no other, to whom the house keeps from %s for a while',
    async (action) => {
      const player = players.find(({ hasAgreed, partner }) => hasAgreed && partner === 'web');
      const { uid = 0n, token = '' } = player ?? {};
      await setKycStatus(server, uid, 'fully_kyc');
      await exclude(uid, false);
      await restrict(uid, action);
      const standing: Standing = {
        status: 'fully_kyc',
        isExcluded: false,
        hasAgreed: true,
        partner: 'web',
        isStrict: false,
      };
      const asked = playerCalls.filter(([, { gate }]) => gate && rules[gate] !== null);
      for (const [name, call] of asked) {
        const gate = call.gate as GateName;
        const before = expectedOf(gate, standing);
        const isShut = before === reached && restrictedBy[gate] === action;
        const { code } = await ask(byPolicy.documents, token, call);
        expect(code, `${name} at ${gate}`).toBe(isShut ? 'RESTRICTED' : before);
      }
      await restrict(uid, null);
    },
  );
});
