import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Brand } from '@perya/contract/brands';
import { type Language, say } from '@perya/contract/text';

/** What a route says about its page; the home page has no title of its own but the brand's. */
export interface PageText {
  readonly title: MessageDescriptor;
  readonly description?: MessageDescriptor;
}

interface TitleInput {
  readonly brand: Brand;
  readonly language: Language;
  readonly page: PageText | undefined;
  readonly isMissing: boolean;
  readonly translate: (message: MessageDescriptor) => string;
}

const missing = msg`Page not found`;

export function pageTitle({ brand, language, page, isMissing, translate }: TitleInput): string {
  if (isMissing) return `${translate(missing)} · ${brand.name}`;
  if (page === undefined) return `${brand.name} · ${say(brand.tagline, language)}`;
  return `${translate(page.title)} · ${brand.name}`;
}
