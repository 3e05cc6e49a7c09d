import type { BrandTag } from '@perya/contract/brands';
import { useEffect, useState } from 'react';

export type LookTheme = 'light' | 'dark';

/** Null leaves that side of the look as the site has it. */
export interface PageLook {
  readonly brand: BrandTag | null;
  readonly theme: LookTheme | null;
}

/** Puts the whole page, its dialogs and toasts included, under another brand or theme until the gallery is left. */
export function usePageLook() {
  const [look, setLook] = useState<PageLook>({ brand: null, theme: null });
  useEffect(() => {
    const page = document.documentElement.dataset;
    const before = { brand: page['brand'], theme: page['theme'] };
    if (look.brand !== null) page['brand'] = look.brand;
    if (look.theme !== null) page['theme'] = look.theme;
    return () => {
      if (look.brand !== null) page['brand'] = before.brand ?? 'h5';
      if (look.theme !== null) page['theme'] = before.theme ?? 'system';
    };
  }, [look]);
  return { look, setLook };
}
