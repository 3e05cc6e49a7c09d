import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { amlFigureTitles, figuresOf } from '@perya/contract/aml/rules';
import type { AmlRuleWanted } from '@perya/contract/aml/staff-calls/rules';
import { say } from '@perya/contract/text';

/** The figures of a rule in a line. */
export function useFiguresText() {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  return (rule: Omit<AmlRuleWanted, 'is_on' | 'holds'>) =>
    figuresOf(rule.name)
      .map((figure) => {
        const value = rule[figure];
        return `${say(amlFigureTitles[figure], language)}: ${value === null ? '–' : i18n.number(value)}`;
      })
      .join(' · ');
}
