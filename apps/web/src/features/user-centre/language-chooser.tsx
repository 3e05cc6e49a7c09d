import { useLingui } from '@lingui/react/macro';
import { languageNames, languages } from '@perya/contract/text';
import { useLanguageChoice } from '../../lib/language/use-language-choice.ts';

/** English or Tagalog; each language names itself. [M-054] */
export function LanguageChooser() {
  const { t } = useLingui();
  const { chosen, choose } = useLanguageChoice();
  return (
    <fieldset className="segmented">
      <legend className="sr-only">{t`Language`}</legend>
      {languages.map((each) => (
        <label key={each} className="segment px-3 normal-case">
          <input
            type="radio"
            name="settings-language"
            checked={each === chosen}
            onChange={() => choose(each)}
          />
          {languageNames[each]}
        </label>
      ))}
    </fieldset>
  );
}
