import {
  type FirstBrandTag,
  firstBrands,
  firstBrandTags,
  houseBrand,
} from '@perya/contract/brands/first-brands';
import { useEffect, useState } from 'react';

export type LookTheme = 'light' | 'dark';

/** Null leaves that side of the look as the site has it. */
export interface PageLook {
  readonly brand: FirstBrandTag | null;
  readonly theme: LookTheme | null;
}

/** A page brings the colours of its own brand alone; the gallery shows those of the release beside each other. */
function bringColours(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(firstBrandTags.map((tag) => houseBrand(firstBrands[tag]).styles).join(''));
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}

/** Puts the whole page, its dialogs and toasts included, under another brand or theme until the gallery is left. */
export function usePageLook() {
  const [look, setLook] = useState<PageLook>({ brand: null, theme: null });
  useEffect(bringColours, []);
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
