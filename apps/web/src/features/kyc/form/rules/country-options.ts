import { countries } from '@perya/contract/rules/countries';
import type { WheelOption } from '@perya/ui/wheel/choice-field';

/** By the English names in English, by the browser's own in Tagalog; what is stored is English. */
export function countryOptions(locale: string): readonly WheelOption[] {
  const known =
    locale === 'en' ? null : new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  return Object.entries(countries).map(([code, name]) => ({
    value: name,
    label: known?.of(code) ?? name,
  }));
}
