/** What the demo's mall gives for Filcoins. Drawings of our own: no maker's mark is imitated. */
export const GOODS_PICTURES = [
  'load-50',
  'load-100',
  'gift-card',
  't-shirt',
  'cap',
  'tumbler',
  'umbrella',
  'power-bank',
  'earbuds',
  'fan',
  'rice-cooker',
  'smartphone',
] as const;
export type GoodsPicture = (typeof GOODS_PICTURES)[number];
