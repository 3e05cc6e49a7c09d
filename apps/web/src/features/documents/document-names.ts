import type { DocumentKind } from '@perya/contract/content/calls/documents';

/** The names that an address may carry, and nothing else. [A-025 M-017] */
const kindOfName: Readonly<Record<string, DocumentKind>> = {
  'terms-of-use': 'terms',
  'privacy-policy': 'privacy',
  faq: 'faq',
};

export function documentKind(name: string): DocumentKind | null {
  return Object.hasOwn(kindOfName, name) ? (kindOfName[name] ?? null) : null;
}
