import { type HouseBrand, knowBrands } from '@perya/contract/brands';
import { knowFirstBrands } from '@perya/contract/brands/first-brands';

/**
 * The brands of the house, which the page brings: what imports this may read them at once, also while modules are
 * evaluated. In development no server fills the page in, and those of the release stand.
 */
function readBrands(): void {
  const block = typeof document === 'undefined' ? null : document.getElementById('perya-brands');
  const text = block?.textContent ?? '';
  // Written by our own server, so it is not validated again.
  if (text.startsWith('[')) knowBrands(JSON.parse(text) as HouseBrand[]);
  else if (import.meta.env.DEV) knowFirstBrands();
}
readBrands();

export { allBrands, brandTags, policyBrands, siteTags } from '@perya/contract/brands';
