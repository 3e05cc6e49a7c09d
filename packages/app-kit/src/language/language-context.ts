import type { Language } from '@perya/contract/text';
import { createContext, useContext } from 'react';

interface LanguageChoice {
  readonly language: Language;
  readonly switchLanguage: (language: Language) => Promise<void>;
}

export const LanguageContext = createContext<LanguageChoice>({
  language: 'en_US',
  switchLanguage: async () => {},
});

/** The language of this page, for texts that come from the contract or the server with both languages side by side. */
export function useLanguage(): LanguageChoice {
  return useContext(LanguageContext);
}
