import type { AmlRuleWanted } from '@perya/contract/aml/staff-calls/rules';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, approveAs, createApiStaff } from '../../../testing/api-staff.ts';
import { depositPast } from '../../../testing/money/deposit-past.ts';
import { createWithdrawer } from '../../../testing/money/withdrawer.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ana: ApiStaff;
let ben: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  ana = await createApiStaff(server, 'aml');
  ben = await createApiStaff(server, 'aml');
});
afterAll(() => server.stop());

const why = { reason: 'planned', words: '' } as const;

async function ruleOf(name: AmlRuleWanted['name']): Promise<AmlRuleWanted> {
  const rules = await ana.client.call(staffCalls.listAmlRules, {});
  const found = rules.find((rule) => rule.name === name);
  if (!found) throw new Error(`There is no rule ${name}`);
  const { changed_at: _at, changed_by: _by, ...rule } = found;
  return rule;
}

test('a rule finds nobody until it was tried on past months with the same figures and two have agreed', async () => {
  const player = await createWithdrawer(server);
  for (const daysAgo of [20, 19, 18]) await depositPast(server, player, 90_000, 24 * daysAgo);
  const rule = await ruleOf('structured');
  const wanted = { ...rule, is_on: true, amount: 250_000 };
  const ask = () => ana.client.call(staffCalls.askAmlRule, { ...wanted, ...why });
  expect(await refusalOf(ask())).toBe('AML_NOT_TESTED');

  const { is_on: _on, holds: _holds, ...tried } = wanted;
  const { id } = await ana.client.call(staffCalls.testAmlRule, { ...tried, months: 2 });
  expect(await refusalOf(ask())).toBe('AML_NOT_TESTED');
  await server.runTask('aml_run_trials');
  const { rows } = await ana.client.call(staffCalls.listAmlTests, { name: 'structured' });
  expect(rows).toMatchObject([
    { id, found: 1, found_players: 1, samples: [{ uid: player.uid, amount: '270000.00' }] },
  ]);
  expect((await ana.client.call(staffCalls.listAmlCases, {})).rows).toEqual([]);

  const other = { ...wanted, amount: 240_000, ...why };
  expect(await refusalOf(ana.client.call(staffCalls.askAmlRule, other))).toBe('AML_NOT_TESTED');
  const { id: request } = await ask();
  expect((await ruleOf('structured')).is_on).toBe(false);
  expect(await refusalOf(approveAs(ana, request))).toBe('REQUEST_OWN');
  await approveAs(ben, request);
  expect(await ruleOf('structured')).toEqual(wanted);
});

test('a trial with higher figures finds nobody in the same months', async () => {
  const rule = await ruleOf('structured');
  const { is_on: _on, holds: _holds, ...tried } = { ...rule, amount: 280_000 };
  await ana.client.call(staffCalls.testAmlRule, { ...tried, months: 2 });
  await server.runTask('aml_run_trials');
  const { rows } = await ana.client.call(staffCalls.listAmlTests, { name: 'structured' });
  expect(rows[0]).toMatchObject({ found: 0, found_players: 0, samples: [] });
  expect(rows[0]?.players).toBeGreaterThan(0);
});

test('what the law asks for is never off, above its amount, or a reason to hold', async () => {
  const rule = await ruleOf('covered');
  expect(rule).toMatchObject({ is_on: true, amount: 5_000_000 });
  for (const change of [{ is_on: false }, { amount: 5_000_001 }, { holds: true }, { hours: 24 }]) {
    const asked = ana.client.call(staffCalls.askAmlRule, { ...rule, ...change, ...why });
    expect([change, await refusalOf(asked)]).toEqual([change, 'AML_RULE_BOUNDS']);
  }
});

test('figures of the law are changed by two, and what is due stays due when it was', async () => {
  const {
    made_at: _at,
    made_by: _by,
    ...policy
  } = await ana.client.call(staffCalls.readAmlPolicy, {});
  expect(policy).toMatchObject({ report_days: 5, keep_years: 5 });
  const wanted = { ...policy, report_days: 3, holidays: ['2026-12-24'], ...why };
  const { id } = await ana.client.call(staffCalls.askAmlPolicy, wanted);
  expect(await ana.client.call(staffCalls.readAmlPolicy, {})).toMatchObject({ report_days: 5 });
  await approveAs(ben, id);
  expect(await ana.client.call(staffCalls.readAmlPolicy, {})).toMatchObject({
    report_days: 3,
    holidays: ['2026-12-24'],
    made_by: `staff:${ben.id}`,
  });
  const wrong = { ...wanted, holidays: ['2026-02-30'] };
  expect(await refusalOf(ana.client.call(staffCalls.askAmlPolicy, wrong))).toBe('INVALID_INPUT');
});
