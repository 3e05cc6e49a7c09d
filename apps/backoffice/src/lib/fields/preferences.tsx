import { useLingui } from '@lingui/react/macro';
import { toTheme } from '@perya/app-kit/browser/theme';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { isLanguage, languageName, languages } from '@perya/contract/text';
import { chooseTheme, useTheme } from '../browser/theme.ts';
import { SelectField } from './field.tsx';

/** Language and theme of the page. */
export function Preferences() {
  const { t } = useLingui();
  const { language, switchLanguage } = useLanguage();
  const { theme } = useTheme();
  const names = { system: t`As the device`, light: t`Light`, dark: t`Dark` };
  return (
    <div className="flex gap-2">
      <SelectField
        label={t`Language`}
        labelHidden
        options={languages.map((each) => ({ value: each, label: languageName(each) }))}
        value={language}
        onChange={({ target }) => isLanguage(target.value) && void switchLanguage(target.value)}
        className="w-auto"
      />
      <SelectField
        label={t`Theme`}
        labelHidden
        options={Object.entries(names).map(([value, label]) => ({ value, label }))}
        value={theme}
        onChange={({ target }) => chooseTheme(toTheme(target.value))}
        className="w-auto"
      />
    </div>
  );
}
