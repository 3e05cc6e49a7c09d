import type { Centavos } from '@perya/money';
import type pg from 'pg';

/** One rule as the operator has set it. What it does not name holds for nothing. */
export interface Rule {
  isOn: boolean;
  amount: Centavos | null;
  count: number | null;
  hours: number | null;
}

export const ruleNames = [
  'auto-approve',
  'first-payout',
  'velocity',
  'new-device',
  'new-phone',
  'new-account',
  'young-kyc',
  'name-match',
  'shared-account',
  'channel-failures',
  'covered',
  'structured',
] as const;
export type RuleName = (typeof ruleNames)[number];
export type Rules = Readonly<Record<RuleName, Rule>>;

const off: Rule = { isOn: false, amount: null, count: null, hours: null };

export function createRuleStore(pool: pg.Pool) {
  return {
    /** As they are at this moment: staff may have changed them. One that is missing is off. */
    async read(): Promise<Rules> {
      const { rows } = await pool.query<Rule & { name: string }>({
        name: 'payments-rules',
        text: 'select name, is_on, amount, count, hours from payments.rule',
      });
      const held = new Map(rows.map(({ name, ...rule }) => [name, rule]));
      return Object.fromEntries(
        ruleNames.map((name) => [name, held.get(name) ?? off]),
      ) as unknown as Rules;
    },
  };
}

export type RuleStore = ReturnType<typeof createRuleStore>;
