import { randomUUID } from 'node:crypto';
import type { InputOf } from '@perya/contract/call';
import { calls } from '@perya/contract/calls';
import type {
  insertAccount,
  WithdrawAccount,
} from '@perya/contract/payments/calls/withdraw-accounts';
import { centavos } from '@perya/money';
import { setKycStatus } from './kyc/set-kyc-status.ts';
import { createKycPlayer, type KycPlayer, typedFields } from './kyc-player.ts';
import { nextPhone } from './next-phone.ts';
import type { TestServer } from './test-server.ts';

type AskedAccount = InputOf<typeof insertAccount>;

/** A player whose identity is known and whose money came from outside, not of test funds. */
export interface MoneyPlayer extends KycPlayer {
  id: bigint;
  /** Adds an account in the player's own name; a number of nobody else's unless one is given. */
  addAccount(asked?: Partial<AskedAccount>): Promise<WithdrawAccount>;
  /** Credits money; `times` is how often it must be played first. */
  fund(pesos: number, times?: number): Promise<void>;
  /** Stakes money and loses it, which is turnover. */
  lose(pesos: number): Promise<void>;
}

export const knownNames = {
  first_name: typedFields.first_name,
  middle_name: typedFields.middle_name,
  last_name: typedFields.last_name,
} as const;

export async function createMoneyPlayer(
  server: TestServer,
  { pesos = 0 }: { pesos?: number } = {},
): Promise<MoneyPlayer> {
  const player = await createKycPlayer(server);
  await player.client.call(calls.updateKycBase, player.baseForm());
  await setKycStatus(server, player.uid, 'fully_kyc');
  const id = BigInt(player.uid);
  const fund = async (given: number, times = 0) => {
    const amount = centavos(given * 100);
    const posted = await server.ledger.post({
      uid: id,
      scope: 'test',
      key: `fund-${randomUUID()}`,
      amount,
      legs: [{ account: 'house:deposits:test', amount: centavos(-amount) }],
      ...(times > 0 && { requirement: { amount, multiplier: BigInt(times) } }),
    });
    if (!posted.ok) throw new Error(`The ledger refused: ${posted.code}`);
  };
  if (pesos > 0) await fund(pesos);
  let proved: Promise<void> | null = null;
  return {
    ...player,
    id,
    fund,
    async addAccount(asked = {}) {
      proved ??= player.prove();
      await proved;
      return player.client.call(calls.insertAccount, {
        account: `0${nextPhone()}`,
        channel_name: 'GCash',
        ...knownNames,
        ...asked,
      });
    },
    async lose(staked) {
      const amount = centavos(staked * 100);
      const posted = await server.ledger.post({
        uid: id,
        scope: 'test',
        key: `lose-${randomUUID()}`,
        amount: centavos(-amount),
        turnover: amount,
        legs: [{ account: 'house:games:test', amount }],
      });
      if (!posted.ok) throw new Error(`The ledger refused: ${posted.code}`);
    },
  };
}
