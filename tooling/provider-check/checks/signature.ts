import type { Check, Provider } from '../provider.ts';

const nowSeconds = () => Math.floor(Date.now() / 1000);

const path = ({ target }: Provider, verb = 'balance') => `${target.venue}/${verb}`;
const body = ({ requests }: Provider) => JSON.stringify(requests.balance());

/** Authentication. Forged requests are bets, so that the balance would show one that was accepted. */
export const signatureChecks: Check[] = [
  {
    name: 'a wrong signature is refused and takes nothing',
    run: (provider) =>
      provider.mustChange(0, async () => {
        const bet = JSON.stringify(provider.requests.bet(provider.newRound()));
        const signature = 'f'.repeat(64);
        const reply = await provider.client.send(path(provider, 'bet'), bet, { signature });
        provider.mustRefuse(reply, 401, 'INVALID_SIGNATURE');
      }),
  },
  {
    name: 'a signature with another secret is refused',
    async run(provider) {
      const secret = '0'.repeat(64);
      const reply = await provider.client.send(path(provider), body(provider), { secret });
      provider.mustRefuse(reply, 401, 'INVALID_SIGNATURE');
    },
  },
  {
    name: 'a signature that is missing, short or not hexadecimal is refused',
    async run(provider) {
      for (const signature of ['', 'abc', 'z'.repeat(64)]) {
        const reply = await provider.client.send(path(provider), body(provider), { signature });
        provider.mustRefuse(reply, 401, 'INVALID_SIGNATURE');
      }
    },
  },
  {
    name: 'an unknown key is refused',
    async run(provider) {
      const reply = await provider.client.send(path(provider), body(provider), { key: 'nobody' });
      provider.mustRefuse(reply, 401, 'INVALID_SIGNATURE');
    },
  },
  {
    name: 'a timestamp that is no unix time is refused',
    async run(provider) {
      for (const timestamp of ['', '12', new Date().toISOString(), `${nowSeconds()}.5`]) {
        const reply = await provider.client.send(path(provider), body(provider), { timestamp });
        provider.mustRefuse(reply, 401, 'INVALID_SIGNATURE');
      }
    },
  },
  {
    name: 'a timestamp of two minutes ago, or ahead, is stale',
    async run(provider) {
      for (const offset of [-120, 120]) {
        const timestamp = String(nowSeconds() + offset);
        const reply = await provider.client.send(path(provider), body(provider), { timestamp });
        provider.mustRefuse(reply, 401, 'STALE_TIMESTAMP');
      }
    },
  },
  {
    name: 'a timestamp within the tolerance is good',
    async run(provider) {
      for (const offset of [-45, 45]) {
        const timestamp = String(nowSeconds() + offset);
        const reply = await provider.client.send(path(provider), body(provider), { timestamp });
        provider.mustAnswer(reply.answer, 'OK');
      }
    },
  },
  {
    name: 'a replayed request is refused by its nonce',
    run: (provider) =>
      provider.mustChange(provider.target.stake, async () => {
        const promo = JSON.stringify(provider.requests.promo());
        const signing = { nonce: provider.newId('nonce'), timestamp: String(nowSeconds()) };
        const send = () => provider.client.send(path(provider, 'promo'), promo, signing);
        provider.mustAnswer((await send()).answer, 'OK');
        provider.mustRefuse(await send(), 401, 'REPLAYED_NONCE');
      }),
  },
  {
    name: 'a nonce is good once, whatever it comes with',
    async run(provider) {
      const nonce = provider.newId('nonce');
      const first = await provider.client.send(path(provider), body(provider), { nonce });
      provider.mustAnswer(first.answer, 'OK');
      const timestamp = String(nowSeconds() - 30);
      const again = await provider.client.send(path(provider), body(provider), {
        nonce,
        timestamp,
      });
      provider.mustRefuse(again, 401, 'REPLAYED_NONCE');
    },
  },
  {
    name: 'an unknown venue is not found',
    async run(provider) {
      const reply = await provider.client.send('no-such-venue/balance', body(provider));
      provider.mustRefuse(reply, 404, 'UNKNOWN_VENUE');
    },
  },
  {
    name: 'an unknown verb is not found',
    async run(provider) {
      const reply = await provider.client.send(path(provider, 'jackpot'), body(provider));
      provider.mustRefuse(reply, 404, 'INVALID_REQUEST');
    },
  },
];
