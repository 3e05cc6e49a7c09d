import type { Brand } from '@perya/contract/brands';
import type { IndexData } from '@perya/contract/catalogue/calls/index-data';

type SocialLink = IndexData['media'][number];

/** An operator that has named no places of its own gets these five, at the domain reserved for examples. [G-018 G-294] */
const networks = ['facebook', 'instagram', 'telegram', 'viber', 'youtube'];

export function socialLinks(
  given: readonly SocialLink[],
  { name }: Pick<Brand, 'name'>,
): readonly SocialLink[] {
  if (given.length > 0) return given;
  return networks.map((network) => ({
    name: network,
    url: `https://${network}.example/${name.toLowerCase()}`,
  }));
}
