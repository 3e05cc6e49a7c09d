import { useLingui } from '@lingui/react/macro';
import { type Language, languageNames, languages } from '@perya/contract/text';
import { toast } from '@perya/ui/toast';
import { useState } from 'react';
import { useLanguage } from '../../lib/language/language-context.ts';

/** English or Tagalog; each language names itself. [M-054] */
export function LanguageChooser() {
  const { t } = useLingui();
  const { language, switchLanguage } = useLanguage();
  // The choice shows at once; the words follow when they are there.
  const [wanted, setWanted] = useState<Language | null>(null);
  const choose = (next: Language) => {
    setWanted(next);
    switchLanguage(next)
      .catch(() => toast.error(t`The language could not be loaded. Try again.`))
      .finally(() => setWanted(null));
  };
  return (
    <fieldset className="segmented">
      <legend className="sr-only">{t`Language`}</legend>
      {languages.map((each) => (
        <label key={each} className="segment px-3 normal-case">
          <input
            type="radio"
            name="settings-language"
            checked={each === (wanted ?? language)}
            onChange={() => choose(each)}
          />
          {languageNames[each]}
        </label>
      ))}
    </fieldset>
  );
}
