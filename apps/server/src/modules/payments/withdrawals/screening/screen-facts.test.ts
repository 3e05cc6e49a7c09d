import { centavos } from '@perya/money';
import { expect, test } from 'vitest';
import type { Rule, RuleName, Rules } from './rule.store.ts';
import { ruleNames } from './rule.store.ts';
import { type Facts, screenFacts } from './screen-facts.ts';

const pesos = (amount: number) => centavos(BigInt(amount) * 100n);
const rule = (fields: Partial<Rule> = {}): Rule => ({
  isOn: true,
  amount: null,
  count: null,
  hours: null,
  ...fields,
});

/** As they are delivered. */
const rules: Rules = {
  'auto-approve': rule({ amount: pesos(20_000) }),
  'first-payout': rule(),
  velocity: rule({ amount: pesos(100_000), count: 5, hours: 24 }),
  'new-device': rule({ hours: 24 }),
  'new-phone': rule({ hours: 24 }),
  'new-account': rule({ hours: 24 }),
  'young-kyc': rule({ hours: 24 }),
  'name-match': rule(),
  'shared-account': rule(),
  'channel-failures': rule({ count: 5 }),
  covered: rule({ amount: pesos(5_000_000) }),
  structured: rule({ amount: pesos(500_000), count: 3, hours: 120 }),
};

const now = new Date('2026-11-16T12:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

/** A player who has been here for long, and asks for little. */
const quiet: Facts = {
  now,
  amount: pesos(1000),
  paidBefore: 3,
  recent: { count: 1, sum: pesos(1000) },
  below: { count: 1, sum: pesos(1000) },
  deviceSeenAt: ago(24),
  phoneChangedAt: null,
  verifiedAt: ago(24),
  accountAddedAt: ago(24),
  hasSameNames: true,
  bankSays: 'same',
  isShared: false,
};

test('a quiet withdrawal is paid without a person, and nothing is reported [G-315]', () => {
  expect(screenFacts(quiet, rules)).toEqual({ reasons: [], reports: [] });
});

const suspicious: [RuleName, string, Partial<Facts>][] = [
  ['auto-approve', 'above the limit', { amount: pesos(20_001) }],
  ['first-payout', 'without a payout before', { paidBefore: 0 }],
  ['velocity', 'the sixth within a day', { recent: { count: 6, sum: pesos(6000) } }],
  ['velocity', 'too much within a day', { recent: { count: 2, sum: pesos(100_001) } }],
  ['new-device', 'after a login on a new device', { deviceSeenAt: ago(23.9) }],
  ['new-phone', 'after a change of the phone', { phoneChangedAt: ago(1) }],
  ['new-account', 'to an account that was added within a day', { accountAddedAt: ago(23.9) }],
  ['young-kyc', 'soon after the approval', { verifiedAt: ago(23.9) }],
  ['young-kyc', 'of nobody known', { verifiedAt: null }],
  ['name-match', 'to an account in another name', { hasSameNames: false }],
  ['shared-account', 'to an account of somebody else too', { isShared: true }],
];

test.each(suspicious)(
  'rule %s sends one %s to a person, unless it is off [G-315]',
  (name, _, fact) => {
    const facts = { ...quiet, ...fact };
    expect(screenFacts(facts, rules).reasons).toEqual([name]);
    const without = { ...rules, [name]: { ...rules[name], isOn: false } };
    expect(screenFacts(facts, without).reasons).toEqual([]);
  },
);

test.each([
  ['differs', ['account-name']],
  ['unknown', ['account-unknown']],
  ['unsaid', []],
  ['same', []],
  [null, []],
] as const)(
  'a bank that says %s of the account is heard, whichever rules are off',
  (bankSays, said) => {
    const off = Object.fromEntries(ruleNames.map((name) => [name, rule({ isOn: false })]));
    expect(screenFacts({ ...quiet, bankSays }, rules).reasons).toEqual(said);
    expect(screenFacts({ ...quiet, bankSays }, off as unknown as Rules).reasons).toEqual(said);
  },
);

test.each<[string, Partial<Facts>]>([
  ['exactly the limit', { amount: pesos(20_000) }],
  ['the fifth within a day', { recent: { count: 5, sum: pesos(100_000) } }],
  ['a device that was new a day ago', { deviceSeenAt: ago(24) }],
])('%s is still paid', (_, fact) => {
  expect(screenFacts({ ...quiet, ...fact }, rules).reasons).toEqual([]);
});

test('all rules that meet are named together', () => {
  const facts = { ...quiet, amount: pesos(300_000), paidBefore: 0, isShared: true };
  expect(screenFacts(facts, rules).reasons).toEqual([
    'auto-approve',
    'first-payout',
    'shared-account',
  ]);
});

test('several below it that reach it together are reported as structured, a single one is not', () => {
  const of = (count: number, sum: number) => ({ ...quiet, below: { count, sum: pesos(sum) } });
  expect(screenFacts(of(3, 500_000), rules).reports).toEqual(['structured']);
  expect(screenFacts(of(2, 500_000), rules).reports).toEqual([]);
  expect(screenFacts(of(3, 499_999), rules).reports).toEqual([]);
  const off = { ...rules, structured: rule({ ...rules.structured, isOn: false }) };
  expect(screenFacts(of(3, 500_000), off).reports).toEqual([]);
});

test('without any rule everything is paid', () => {
  const none = Object.fromEntries(ruleNames.map((name) => [name, rule({ isOn: false })]));
  const facts = { ...quiet, amount: pesos(500_000), paidBefore: 0, isShared: true };
  expect(screenFacts(facts, none as unknown as Rules)).toEqual({ reasons: [], reports: [] });
});
