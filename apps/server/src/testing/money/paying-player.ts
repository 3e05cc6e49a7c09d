import { randomUUID } from 'node:crypto';
import type { InputOf } from '@perya/contract/call';
import { calls } from '@perya/contract/calls';
import type { KycStatus } from '@perya/contract/rules/kyc-status';
import type { ChannelPartner } from '@perya/contract/rules/payment-channels';
import { createApiPlayer } from '../api-player.ts';
import { setKycStatus } from '../kyc/set-kyc-status.ts';
import { nextPhone } from '../next-phone.ts';
import type { TestServer } from '../test-server.ts';

type Wanted = Partial<InputOf<typeof calls.startDeposit>>;

/** A player with a session, of a status and inside a partner's app or not, who deposits 500 pesos by GCash unless told otherwise. */
export async function createPayingPlayer(
  server: TestServer,
  status: KycStatus = 'fully_kyc',
  partner: ChannelPartner = 'web',
) {
  const phone = nextPhone();
  const uid = await server.identity.ensurePlayer({
    countryCode: '63',
    phone,
    username: `payer${phone}`,
    nickname: null,
    tester: false,
  });
  await setKycStatus(server, uid, status);
  const player = createApiPlayer(server.url, phone);
  player.use(await server.identity.grantSession(uid, new Date(Date.now() + 3_600_000), partner));
  return {
    ...player,
    uid,
    start: (wanted: Wanted = {}, idempotencyKey: string = randomUUID()) =>
      player.client.call(
        calls.startDeposit,
        { amount: '500', pid: 1001, ...wanted },
        { idempotencyKey },
      ),
    read: (id: string) => player.client.call(calls.readDeposit, { id }),
    cancel: (id: string) => player.client.call(calls.cancelDeposit, { id }),
    balance: async () => (await server.ledger.wallet(uid)).balance,
  };
}
