/** Ways to pay, by kind. Drawings of our own: no payment company's mark is imitated. */
export const CHANNEL_PICTURES = [
  'e-wallet',
  'phone-wallet',
  'qr',
  'bank',
  'card',
  'counter',
  'voucher',
  'mini-app',
  'shopping-app',
] as const;
export type ChannelPicture = (typeof CHANNEL_PICTURES)[number];
