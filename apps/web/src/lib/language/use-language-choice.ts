import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import type { Language } from '@perya/contract/text';
import { toast } from '@perya/ui/toast';
import { useState } from 'react';

/** The language for a control that changes it: the choice shows at once, the words follow when they are there. */
export function useLanguageChoice() {
  const { t } = useLingui();
  const { language, switchLanguage } = useLanguage();
  const [wanted, setWanted] = useState<Language | null>(null);
  const choose = (next: Language) => {
    setWanted(next);
    switchLanguage(next)
      .catch(() => toast.error(t`The language could not be loaded. Try again.`))
      .finally(() => setWanted(null));
  };
  return { chosen: wanted ?? language, choose };
}
