import { centavos } from '@perya/money';
import { afterEach, expect, test } from 'vitest';
import { GatewayFailure, type GatewayTrouble, type PaymentGateway } from './gateway.ts';
import { type WatchedGateways, watchGateways } from './watch-gateways.ts';

let trouble: GatewayTrouble | null = null;
let asked = 0;
const none = async () => {
  throw new GatewayFailure('unsupported');
};
const gateway: PaymentGateway = {
  name: 'bank',
  can: { payOut: false, readDay: false },
  open: none,
  readOrder: none,
  payOut: none,
  readPayout: none,
  async balance() {
    asked += 1;
    if (trouble) throw new GatewayFailure(trouble);
    return centavos(100n);
  },
  async *readDay() {},
  readWebhook: () => null,
};

let watched: WatchedGateways | null = null;
afterEach(() => watched?.close());

async function askTimes(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await watched?.gateways
      .get('bank')
      ?.balance()
      .catch(() => null);
  }
}

test('a gateway is silent after three questions without an answer, and no longer once it answers', async () => {
  watched = watchGateways(new Map([['bank', gateway]]));
  trouble = 'timeout';
  await askTimes(2);
  expect(watched.silent()).toEqual([]);
  await askTimes(1);
  expect(watched.silent()).toEqual(['bank']);

  // Nobody pays: it is asked all the same.
  const before = asked;
  await watched.ask();
  expect(asked).toBe(before + 1);
  expect(watched.silent()).toEqual(['bank']);
  trouble = null;
  await watched.ask();
  expect(watched.silent()).toEqual([]);
  await watched.ask();
  expect(asked).toBe(before + 2);
});

test('what is not asked of it says nothing: a silent one stays so', async () => {
  watched = watchGateways(new Map([['bank', gateway]]));
  trouble = 'unreachable';
  await askTimes(3);
  trouble = 'unsupported';
  await askTimes(1);
  expect(watched.silent()).toEqual(['bank']);
});

test('one that refuses is no silent one', async () => {
  watched = watchGateways(new Map([['bank', gateway]]));
  trouble = 'refused';
  await askTimes(5);
  expect(watched.silent()).toEqual([]);
});

test('a bank that keeps silent behind it makes it no silent one, and one that offers no inquiry still offers none', async () => {
  const inquire = () => Promise.reject(new GatewayFailure('timeout'));
  watched = watchGateways(new Map([['bank', { ...gateway, inquire }]]));
  const asking = watched.gateways.get('bank');
  for (let time = 0; time < 5; time += 1) {
    await asking?.inquire?.({ method: '', account: { number: '1', name: 'A' } }).catch(() => null);
  }
  expect(watched.silent()).toEqual([]);
  watched.close();
  watched = watchGateways(new Map([['bank', gateway]]));
  expect(watched.gateways.get('bank')?.inquire).toBeUndefined();
});
