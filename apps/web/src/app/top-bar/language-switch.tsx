import { useLingui } from '@lingui/react/macro';
import { localeOf } from '@perya/app-kit/language/locale';
import { languageNames, languages } from '@perya/contract/text';
import { useLanguageChoice } from '../../lib/language/use-language-choice.ts';

/** Both languages stand side by side, so that either can be found by someone who cannot read the other. [M-455] */
export function LanguageSwitch() {
  const { t } = useLingui();
  const { chosen, choose } = useLanguageChoice();
  return (
    <fieldset className="segmented">
      <legend className="sr-only">{t`Language`}</legend>
      {languages.map((each) => (
        <label key={each} className="segment" title={languageNames[each]}>
          <input
            type="radio"
            name="language"
            checked={each === chosen}
            onChange={() => choose(each)}
            aria-label={languageNames[each]}
          />
          <span aria-hidden="true">{localeOf(each)}</span>
        </label>
      ))}
    </fieldset>
  );
}
