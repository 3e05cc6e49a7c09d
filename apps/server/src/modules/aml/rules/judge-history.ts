import type { AmlRuleFigures, AmlRuleName } from '@perya/contract/aml/rules';
import type { History } from './history.ts';
import { judges, type Met } from './judges.ts';

/** A rule as it is set. */
export interface AmlRule extends AmlRuleFigures {
  name: AmlRuleName;
  isOn: boolean;
  /** Whether payouts of whoever meets it wait for an officer. */
  holds: boolean;
}

/** What a rule found on a day. */
export interface RuleFinding extends Met {
  uid: bigint;
  ground: AmlRuleName;
  day: string;
}

/**
 * Goes through the movements since a moment as they came, and answers what each rule found, once for a day: as it stood
 * last. The same history gives the same answer whenever it is read, so a trial on past months and the desk agree.
 */
export function judgeHistory(
  history: History,
  rules: readonly (AmlRuleFigures & Pick<AmlRule, 'name'>)[],
  { since, until = null }: { since: Date; until?: Date | null },
): RuleFinding[] {
  const found = new Map<string, RuleFinding>();
  for (const now of history.own) {
    if (now.at < since || (until !== null && now.at >= until)) continue;
    for (const rule of rules) {
      const met = judges[rule.name](history, now, rule);
      if (met === null) continue;
      const finding = { uid: history.uid, ground: rule.name, day: now.day, ...met };
      found.set(`${rule.name} ${now.day}`, finding);
    }
  }
  return [...found.values()];
}
