import { brandOf } from '@perya/contract/brands';
import { markAddress } from '@perya/contract/brands/brand-marks';
import type { SiteIndex } from './content.store.ts';

/** The home page of a brand for which nobody has written one yet: its own sign and words, and nothing else. */
export function unwrittenIndex(tag: string): SiteIndex {
  const { mark, tagline } = brandOf(tag);
  return {
    version: 0n,
    data: {
      logo: markAddress(mark, 'mark'),
      top: [tagline],
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
