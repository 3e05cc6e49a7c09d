import { brands } from '@perya/contract/brands';
import { brandOfSite } from './brand/read-legal.ts';
import type { SiteIndex } from './content.store.ts';

/** The home page of a brand for which nobody has written one yet: its own sign and words, and nothing else. */
export function unwrittenIndex(tag: string): SiteIndex {
  const brandTag = brandOfSite(tag);
  return {
    version: 0n,
    data: {
      logo: `/art/brands/${brandTag}-mark.svg`,
      top: [brands[brandTag].tagline],
      banners: [],
      nav: [],
      bottom: [],
      media: [],
      cmpl: 0,
      cmpl_start: 0,
      cmpl_end: 0,
    },
  };
}
