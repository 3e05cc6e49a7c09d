import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GatewayFailure } from '../../../../providers/payments/gateway.ts';
import { refusalOf } from '../../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../../testing/api-staff.ts';
import { createWithdrawer } from '../../../../testing/money/withdrawer.ts';
import {
  createScriptedGateway,
  type ScriptedGateway,
} from '../../../../testing/scripted-gateway.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';
import { createGatewayBalances } from './read-gateway-balances.ts';

let server: TestServer;
let gateway: ScriptedGateway;
let cashier: ApiStaff;
beforeAll(async () => {
  gateway = createScriptedGateway();
  server = await startTestServer({ gateways: [gateway] });
  cashier = await createApiStaff(server, 'cashier');
});
afterAll(() => server.stop());

const read = () => cashier.client.call(staffCalls.readGatewayBalances, {});

describe('what lies at a gateway', () => {
  test('is shown beside what withdrawals that are not over will take out of it', async () => {
    expect(await read()).toEqual([
      {
        name: 'sandbox',
        can_pay_out: true,
        balance: expect.stringMatching(/^-?\d+\.\d{2}$/),
        trouble: null,
        on_its_way: '0.00',
      },
    ]);
    const player = await createWithdrawer(server);
    await server.database.owner.query(
      `select from payments.reserve(array[$1::bigint], array['waits'], array[$2::bigint],
         array[30000::bigint], array[500::bigint], array['fully_kyc'])`,
      [player.id, player.accountId],
    );
    expect(await read()).toMatchObject([{ on_its_way: '295.00' }]);
  });

  test('is told to those alone who may look at payments', async () => {
    const editor = await createApiStaff(server, 'content');
    expect(await refusalOf(editor.client.call(staffCalls.readGatewayBalances, {}))).toBe(
      'FORBIDDEN',
    );
  });
});

describe('asking gateways', () => {
  const two = () => {
    const good = createScriptedGateway();
    const bad = { ...createScriptedGateway(), name: 'other' };
    return { good, bad, all: new Map([good, bad].map((each) => [each.name, each])) };
  };

  test('names the trouble of one, and shows the other', async () => {
    const { bad, all } = two();
    Object.assign(bad, { balance: () => Promise.reject(new GatewayFailure('unreachable')) });
    expect(await createGatewayBalances(all)()).toEqual([
      expect.objectContaining({ name: 'sandbox', trouble: null }),
      { name: 'other', can_pay_out: true, balance: null, trouble: 'unreachable' },
    ]);
  });

  test('is done once in a quarter of a minute, however many look', async () => {
    const { good, all } = two();
    let now = 0;
    const ask = createGatewayBalances(all, () => now);
    await Promise.all(Array.from({ length: 50 }, ask));
    const times = () => good.asked.filter(({ what }) => what === 'balance').length;
    expect(times()).toBe(1);
    now = 15_000;
    await ask();
    expect(times()).toBe(2);
  });
});
