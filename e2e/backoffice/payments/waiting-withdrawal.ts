import { randomUUID } from 'node:crypto';
import { createClient } from '@perya/contract/client';
import { startWithdrawal } from '@perya/contract/payments/calls/payments';
import { addressOf } from '../../page/open.ts';
import { verifiedPlayer } from '../../withdraw/verified-player.ts';

/** A player's first withdrawal, which a rule sends to a person. */
export async function waitingWithdrawal(pesos: number, channel = 'GCash', number = '9171234567') {
  const player = await verifiedPlayer({ free: pesos });
  const { id: account } = await player.addAccount(channel, number);
  const { token } = JSON.parse(player.session) as { token: string };
  const client = createClient({
    baseUrl: addressOf(''),
    token: { get: () => token, clear: () => {} },
  });
  const { id } = await client.call(
    startWithdrawal,
    { account_id: account, amount: String(pesos) },
    { idempotencyKey: randomUUID() },
  );
  return { ...player, id };
}
