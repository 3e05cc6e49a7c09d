import type { Brand } from '@perya/contract/brands';
import { firstBrands, firstBrandTags, houseBrand } from '@perya/contract/brands/first-brands';

/** While one develops no server says of which brand the page is: the host does, among those of the release. */
export function devBrand(): Brand {
  const label = location.hostname.split('.')[0];
  const tag = firstBrandTags.find((each) => each === label) ?? 'h5';
  const { styles, ...brand } = houseBrand(firstBrands[tag]);
  document.head.append(Object.assign(document.createElement('style'), { textContent: styles }));
  return brand;
}
