import { useLingui } from '@lingui/react/macro';
import type { DocumentKind } from '@perya/contract/content/calls/documents';

/** The documents that every brand has, as staff know them. */
export function useDocumentNames(): Readonly<Record<DocumentKind, string>> {
  const { t } = useLingui();
  return {
    terms: t`Terms of use`,
    privacy: t`Privacy policy`,
    faq: t`Questions and answers`,
    stmt: t`Responsible gaming`,
  };
}
