/** Browsers write "4 (na) araw" where Tagalog may take the word; nobody says a bracket. */
export const withoutBrackets = (span: string): string => span.replace(' (na)', '');
