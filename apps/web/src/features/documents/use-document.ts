import {
  type DocumentKind,
  getFaq,
  getPrivacy,
  getStatement,
  getTerms,
} from '@perya/contract/content/calls/documents';
import { usePolicyBrand } from '../../lib/page/use-policy-brand.ts';
import { useCall } from '../../lib/query/use-call.ts';

const callOf = { terms: getTerms, privacy: getPrivacy, faq: getFaq, stmt: getStatement } as const;

/** A text of the brand in the language of the page. What was read once in this visit shows at once. */
export function useDocument(kind: DocumentKind) {
  const brand = usePolicyBrand();
  return useCall(callOf[kind], { brand }, { isPerLanguage: true, isCachedForSession: true });
}
