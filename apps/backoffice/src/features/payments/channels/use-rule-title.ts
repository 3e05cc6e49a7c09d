import { useLanguage } from '@perya/app-kit/language/language-context';
import { isWithdrawalRule, withdrawalRules } from '@perya/contract/payments/staff-withdrawal-rules';
import { say } from '@perya/contract/text';

/** What a rule does, in a sentence. */
export function useRuleTitle(): (name: string) => string {
  const { language } = useLanguage();
  return (name) => (isWithdrawalRule(name) ? say(withdrawalRules[name].title, language) : name);
}
