import { brands, indexPath } from '@perya/contract/brands';
import { type ReactNode, useEffect, useState } from 'react';
import { sessionStore } from '../lib/browser/browser-stores.ts';
import type { BootData } from '../lib/page/boot-data.ts';
import { SiteContext } from '../lib/page/site.ts';
import { entryOf, readPartner } from '../lib/session/partner.ts';

type SiteProviderProps = Pick<BootData, 'brand' | 'imagesHost' | 'index'> & {
  readonly children: ReactNode;
};

/** The server writes the host's index into the page; where it did not, or where a partner's players have one of their own, it is fetched. */
export function SiteProvider({ brand, imagesHost, index: written, children }: SiteProviderProps) {
  const [index, setIndex] = useState(written);
  useEffect(() => {
    const entry = entryOf(readPartner(sessionStore));
    if (written !== null && indexPath(brand, entry) === indexPath(brand, 'web')) return;
    let isGone = false;
    import('../lib/http/load-index.ts')
      .then(({ loadIndex }) => loadIndex(brand, entry))
      .then((loaded) => !isGone && setIndex(loaded))
      // Without its index the page keeps its skeletons; the next visit asks again.
      .catch(() => {});
    return () => {
      isGone = true;
    };
  }, [written, brand]);
  return <SiteContext value={{ brand: brands[brand], imagesHost, index }}>{children}</SiteContext>;
}
