import { isWithdrawalRule, withdrawalRules } from '@perya/contract/payments/staff-withdrawal-rules';
import { say } from '@perya/contract/text';
import { useLanguage } from '../../../lib/language/language-context.ts';

/** What a rule does, in a sentence. */
export function useRuleTitle(): (name: string) => string {
  const { language } = useLanguage();
  return (name) => (isWithdrawalRule(name) ? say(withdrawalRules[name].title, language) : name);
}
