import type { Brand } from '@perya/contract/brands';
import type { IndexData } from '@perya/contract/catalogue/calls/index-data';
import { createContext, useContext } from 'react';

/** Until the page has said which brand it is of. */
export const noBrand: Brand = {
  tag: 'h5',
  name: '',
  tagline: { en: '', tl: '' },
  themeColor: { light: '#ffffff', dark: '#000000' },
  mark: '/art/brands/h5',
};

/** What every screen may know of the site it is part of. */
export interface Site {
  readonly brand: Brand;
  readonly imagesHost: string;
  /** Null while it is being fetched, and where that failed. */
  readonly index: IndexData | null;
  readonly hasIndexFailed: boolean;
  readonly retryIndex: () => void;
}

export const SiteContext = createContext<Site>({
  brand: noBrand,
  imagesHost: '',
  index: null,
  hasIndexFailed: false,
  retryIndex: () => {},
});

export function useSite(): Site {
  return useContext(SiteContext);
}
