/** Ways to pay, by kind; banks stand beside each other, so there is more than one of them. Drawings of our own: no payment company's mark is imitated. */
export const CHANNEL_PICTURES = [
  'e-wallet',
  'phone-wallet',
  'qr',
  'bank',
  'bank-tower',
  'bank-vault',
  'card',
  'counter',
  'voucher',
  'mini-app',
  'shopping-app',
] as const;
export type ChannelPicture = (typeof CHANNEL_PICTURES)[number];
