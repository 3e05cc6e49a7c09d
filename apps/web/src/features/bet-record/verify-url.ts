import type { Language } from '@perya/contract/text';

interface Look {
  readonly page: string;
  readonly language: Language;
}

/**
 * The address of the page that recomputes a round, in the reader's language. A provider wrote it: anything but a web
 * address, such as a script, is not followed.
 */
export function verifyUrl(url: string | undefined, { page, language }: Look): string | null {
  if (url === undefined || !URL.canParse(url, page)) return null;
  const address = new URL(url, page);
  if (address.protocol !== 'https:' && address.protocol !== new URL(page).protocol) return null;
  address.searchParams.set('lang', language);
  return address.href;
}
