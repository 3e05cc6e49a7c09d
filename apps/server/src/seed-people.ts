import { createClient } from '@perya/contract/client';
import { startDeposit } from '@perya/contract/payments/calls/payments';
import { demoChannels } from '@perya/demo/channels';
import { demoPeople } from '@perya/demo/people';
import type { Identity } from './modules/identity/index.ts';
import type { Kyc } from './modules/kyc/index.ts';

type Apis = { identity: Identity; kyc: Pick<Kyc, 'verifyDemoPerson'> };

/** Long enough to pay something in. */
const sessionMs = 5 * 60_000;

const ensurePlayer = ({ identity }: Apis, { phone, nickname }: (typeof demoPeople)[number]) =>
  identity.ensurePlayer({
    countryCode: '63',
    phone,
    username: `demo_person_${demoPeople.findIndex((each) => each.phone === phone) + 1}`,
    nickname,
    tester: false,
  });

/** Players of the demo operator who are no test accounts: their identity is known. Safe to repeat. */
export async function seedPeople(apis: Apis): Promise<void> {
  for (const each of demoPeople) {
    await apis.kyc.verifyDemoPerson(await ensurePlayer(apis, each), each.person);
  }
}

interface Circle {
  /** Where the API answers. */
  url: string;
  /** Where the sandbox's gateway has its pages, on that address. */
  payPath: string;
}

/**
 * Lets each of them pay in once by the sandbox's gateway, as a player does: over the API, then on the page
 * of the gateway, whose webhook does the rest. Safe to repeat: the key of a deposit is always the same.
 */
export async function payInForPeople(apis: Apis, { url, payPath }: Circle): Promise<void> {
  const channel = demoChannels.find(({ mode, gateway }) => mode === 'deposit' && gateway !== '');
  if (!channel) return;
  for (const each of demoPeople) {
    const uid = await ensurePlayer(apis, each);
    const token = await apis.identity.grantSession(uid, new Date(Date.now() + sessionMs));
    const client = createClient({ baseUrl: url, token: { get: () => token, clear: () => {} } });
    const { pay_url } = await client.call(
      startDeposit,
      { amount: each.pesos, pid: channel.id },
      { idempotencyKey: `demo-people-${uid}` },
    );
    // Paid already: it leads to how the payment stands.
    if (!pay_url.startsWith(payPath)) continue;
    const body = new URLSearchParams({ action: 'approve' });
    await fetch(`${url}${pay_url}`, { method: 'POST', body, redirect: 'manual' });
  }
}
