import { randomUUID } from 'node:crypto';
import type { InputOf } from '@perya/contract/call';
import { calls } from '@perya/contract/calls';
import type { ChannelPartner } from '@perya/contract/rules/payment-channels';
import { expect } from 'vitest';
import { createMoneyPlayer, type MoneyPlayer } from '../money-player.ts';
import { nextPhone } from '../next-phone.ts';
import type { TestServer } from '../test-server.ts';

type Asked = Partial<InputOf<typeof calls.startWithdrawal>>;

/** A player with money and an account, whom no rule sends to a person. */
export interface Withdrawer extends MoneyPlayer {
  accountId: string;
  /** Goes on in a session of a partner's app. */
  enterBy(partner: ChannelPartner): Promise<void>;
  withdraw(amount: string, more?: Asked, key?: string): Promise<{ id: string; status: string }>;
  read(id: string): ReturnType<typeof readOf>;
  balance(): Promise<bigint>;
  /** Waits until a withdrawal stands there. */
  until(id: string, status: string): Promise<void>;
}

const readOf = (player: MoneyPlayer, id: string) =>
  player.client.call(calls.readWithdrawal, { id });

/** Rules that would hold up every new player of a test. */
const rulesOfNewPlayers = ['first-payout', 'new-device', 'new-account', 'young-kyc'];

export async function switchRules(server: TestServer, names: readonly string[], isOn: boolean) {
  await server.database.owner.query(
    'update payments.rule set is_on = $2 where name = any ($1::text[])',
    [names, isOn],
  );
}

export const payAtOnce = (server: TestServer) => switchRules(server, rulesOfNewPlayers, false);

export async function createWithdrawer(
  server: TestServer,
  { pesos = 1000, channel = 'GCash' } = {},
): Promise<Withdrawer> {
  const player = await createMoneyPlayer(server, { pesos });
  const isWallet = channel === 'GCash' || channel === 'Maya';
  const bank = isWallet ? {} : { account: `00${nextPhone()}` };
  const { id: accountId } = await player.addAccount({ channel_name: channel, ...bank });
  return {
    ...player,
    accountId,
    async enterBy(partner) {
      const until = new Date(Date.now() + 3_600_000);
      player.use(await server.identity.grantSession(player.id, until, partner));
    },
    withdraw: (amount, more = {}, idempotencyKey = randomUUID()) =>
      player.client.call(
        calls.startWithdrawal,
        { account_id: accountId, amount, ...more },
        { idempotencyKey },
      ),
    read: (id) => readOf(player, id),
    balance: async () => (await server.ledger.wallet(player.id)).balance,
    until: (id, status) =>
      expect
        .poll(async () => (await readOf(player, id)).status, { timeout: 10_000, interval: 15 })
        .toBe(status),
  };
}

/** Lets everything be due now, and the follower take it on. */
export async function followNow(server: TestServer): Promise<void> {
  await server.database.owner.query(
    `update payments.withdrawal set check_at = now() where check_at is not null`,
  );
  await server.runTask('payments_follow_payouts');
}

/** What the house holds on its accounts, in centavos, of one player. */
export async function houseOf(server: TestServer, uid: bigint): Promise<Record<string, bigint>> {
  const { rows } = await server.database.owner.query<{ account: string; sum: string }>(
    `select account, sum(amount)::text as sum from ledger.entry
     where uid = $1 and leg > 0 and account not like 'house:deposits%' and account not like 'house:games%'
     group by account having sum(amount) <> 0 order by account`,
    [uid],
  );
  return Object.fromEntries(rows.map(({ account, sum }) => [account, BigInt(sum)]));
}
