import type { IndexData } from '@perya/contract/catalogue/calls/index-data';

type LogoLink = IndexData['bottom'][number];

const regulatorSite = 'https://www.pagcor.ph/';

/** Shown while the operator has configured none. [M-239 M-240] */
const defaults: readonly LogoLink[] = [
  { name: '21+', url: '/art/regulator/age-21.svg', link_h5: regulatorSite },
  { name: 'Responsible gaming', url: '/art/regulator/fair-gaming.svg', link_h5: regulatorSite },
];

/** [M-148 M-239] */
export function regulatorLogos(index: Pick<IndexData, 'bottom'> | null): readonly LogoLink[] {
  return index === null || index.bottom.length === 0 ? defaults : index.bottom;
}
