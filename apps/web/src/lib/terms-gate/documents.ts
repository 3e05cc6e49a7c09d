export const documents = {
  terms: '/docs/terms-of-use',
  privacy: '/docs/privacy-policy',
  faq: '/docs/faq',
  /** For whoever does not come in. */
  help: '/my/helpcenter',
} as const;

/** The same texts also stand at these short addresses. */
export const documentPaths = ['/terms-of-use', '/privacy-policy', '/responsible-gaming'] as const;
