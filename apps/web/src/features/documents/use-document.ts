import { policyBrand } from '@perya/contract/brands';
import {
  type DocumentKind,
  getFaq,
  getPrivacy,
  getStatement,
  getTerms,
} from '@perya/contract/calls/documents';
import { useCallback, useEffect, useState } from 'react';
import { sessionStore } from '../../lib/browser/browser-stores.ts';
import { useLanguage } from '../../lib/language/language-context.ts';
import { useSite } from '../../lib/page/site.ts';
import { entryOf, readPartner } from '../../lib/session/partner.ts';

const callOf = { terms: getTerms, privacy: getPrivacy, faq: getFaq, stmt: getStatement } as const;

/** A text of the brand in the language of the page. What was read once in this visit shows at once. */
export function useDocument(kind: DocumentKind) {
  const { brand } = useSite();
  const { language } = useLanguage();
  const policy = policyBrand(brand.tag, entryOf(readPartner(sessionStore)));
  const name = `document:${policy}:${kind}:${language}`;
  const [shown, setShown] = useState<{ name: string; text: string } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(async () => {
    setHasFailed(false);
    const kept = sessionStore.read(name);
    if (typeof kept === 'string') setShown({ name, text: kept });
    try {
      const { api } = await import('../../lib/http/api.ts');
      const text = await api.call(callOf[kind], { brand: policy });
      sessionStore.write(name, text);
      setShown({ name, text });
    } catch {
      setHasFailed(true);
    }
  }, [kind, name, policy]);
  useEffect(() => void load(), [load]);
  return { text: shown?.name === name ? shown.text : null, hasFailed, reload: load };
}
