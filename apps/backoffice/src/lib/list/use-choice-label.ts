import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { say } from '@perya/contract/text';
import type { ChoiceLabel } from './filters.ts';

/** How a choice is called in the language of the page. */
export function useChoiceLabel(): (label: ChoiceLabel) => string {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (label) => ('en' in label ? say(label, language) : t(label));
}
