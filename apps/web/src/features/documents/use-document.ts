import { policyBrand } from '@perya/contract/brands';
import {
  type DocumentKind,
  getFaq,
  getPrivacy,
  getStatement,
  getTerms,
} from '@perya/contract/calls/documents';
import { sessionStore } from '../../lib/browser/browser-stores.ts';
import { useSite } from '../../lib/page/site.ts';
import { useCall } from '../../lib/query/use-call.ts';
import { entryOf, readPartner } from '../../lib/session/partner.ts';

const callOf = { terms: getTerms, privacy: getPrivacy, faq: getFaq, stmt: getStatement } as const;

/** A text of the brand in the language of the page. What was read once in this visit shows at once. */
export function useDocument(kind: DocumentKind) {
  const { brand } = useSite();
  const policy = policyBrand(brand.tag, entryOf(readPartner(sessionStore)));
  return useCall(
    callOf[kind],
    { brand: policy },
    { isPerLanguage: true, isCachedForSession: true },
  );
}
