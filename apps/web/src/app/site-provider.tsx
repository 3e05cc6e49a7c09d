import { sessionStore } from '@perya/app-kit/browser/browser-stores';
import { indexPath } from '@perya/contract/brands';
import { type ReactNode, useEffect, useState } from 'react';
import type { BootData } from '../lib/page/boot-data.ts';
import { keepFreshIndex, useFreshIndex } from '../lib/page/fresh-index.ts';
import { SiteContext } from '../lib/page/site.ts';
import { entryOf, readPartner } from '../lib/session/partner.ts';

type SiteProviderProps = Pick<BootData, 'brand' | 'imagesHost' | 'index'> & {
  readonly children: ReactNode;
};

/** The server writes the host's index into the page; where it did not, or where a partner's players have one of their own, it is fetched. */
export function SiteProvider({ brand, imagesHost, index: written, children }: SiteProviderProps) {
  const fresh = useFreshIndex((state) => state.index);
  const index = fresh ?? written;
  const [tries, setTries] = useState(0);
  const [failedTry, setFailedTry] = useState(-1);
  useEffect(() => {
    const entry = entryOf(readPartner(sessionStore));
    if (written !== null && indexPath(brand.tag, entry) === indexPath(brand.tag, 'web')) return;
    let isGone = false;
    import('../lib/http/load-index.ts')
      .then(({ loadIndex }) => loadIndex(brand.tag, entry))
      .then(keepFreshIndex, () => !isGone && setFailedTry(tries));
    return () => {
      isGone = true;
    };
  }, [written, brand, tries]);
  const site = {
    brand,
    imagesHost,
    index,
    hasIndexFailed: index === null && failedTry === tries,
    retryIndex: () => setTries(tries + 1),
  };
  return <SiteContext value={site}>{children}</SiteContext>;
}
