import { brands } from '@perya/contract/brands';
import { type ReactNode, useEffect, useState } from 'react';
import type { BootData } from '../lib/boot-data.ts';
import { SiteContext } from '../lib/site.ts';

type SiteProviderProps = Pick<BootData, 'brand' | 'imagesHost' | 'index'> & {
  readonly children: ReactNode;
};

/** The server writes the index into the page; where it did not, it is fetched. */
export function SiteProvider({ brand, imagesHost, index: written, children }: SiteProviderProps) {
  const [index, setIndex] = useState(written);
  useEffect(() => {
    if (written !== null) return;
    let isGone = false;
    import('../lib/load-index.ts')
      .then(({ loadIndex }) => loadIndex(brand))
      .then((loaded) => !isGone && setIndex(loaded))
      // Without its index the page keeps its skeletons; the next visit asks again.
      .catch(() => {});
    return () => {
      isGone = true;
    };
  }, [written, brand]);
  return <SiteContext value={{ brand: brands[brand], imagesHost, index }}>{children}</SiteContext>;
}
