import type { IndexData } from '@perya/contract/catalogue/calls/index-data';

type LogoLink = IndexData['bottom'][number];

/** [G-295] */
const regulator: LogoLink = {
  name: '21+',
  url: '/art/regulator/age-21.svg',
  link_h5: 'https://www.pagcor.ph/',
};
const logosMax = 2;

/** At most two of the operator's logos, each with its link; without any, the regulator's own. [G-020 G-021] */
export function logoLinks(configured: readonly LogoLink[]): readonly LogoLink[] {
  return configured.length === 0 ? [regulator] : configured.slice(0, logosMax);
}
