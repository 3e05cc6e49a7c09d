import { useLingui } from '@lingui/react/macro';
import { type Language, languageNames, languages } from '@perya/contract/text';
import { toast } from '@perya/ui/toast';
import { useState } from 'react';
import { useLanguage } from '../../lib/language/language-context.ts';
import { localeOf } from '../../lib/language/locale.ts';

/** Both languages stand side by side, so that either can be found by someone who cannot read the other. [M-455] */
export function LanguageSwitch() {
  const { t } = useLingui();
  const { language, switchLanguage } = useLanguage();
  // The choice shows at once; the words follow when they are there.
  const [wanted, setWanted] = useState<Language | null>(null);
  const chosen = wanted ?? language;
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
