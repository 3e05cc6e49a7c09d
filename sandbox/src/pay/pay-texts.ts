import type { Text } from '@perya/contract/text';

export const payTexts = {
  title: { en: 'Pay', tl: 'Magbayad' },
  to: { en: 'Deposit to Perya', tl: 'Deposit sa Perya' },
  method: { en: 'By', tl: 'Sa pamamagitan ng' },
  reference: { en: 'Reference', tl: 'Reference' },
  until: { en: 'Until', tl: 'Hanggang' },
  approve: { en: 'Pay', tl: 'Magbayad' },
  decline: { en: 'Decline', tl: 'Tanggihan' },
  abandon: { en: 'Go back without paying', tl: 'Bumalik nang hindi nagbabayad' },
  other: { en: 'Or pay as one should not', tl: 'O magbayad nang hindi tama' },
  otherHint: {
    en: 'What really happens at times, to see what the casino makes of it.',
    tl: 'Mga totoong nangyayari minsan, para makita kung ano ang gagawin ng casino.',
  },
  twice: { en: 'Pay twice', tl: 'Magbayad nang dalawang beses' },
  late: { en: 'Pay late, after it has expired', tl: 'Magbayad nang huli, kapag expired na' },
  currency: { en: 'Pay in dollars', tl: 'Magbayad sa dolyar' },
  amount: { en: 'Another amount in pesos', tl: 'Ibang halaga sa piso' },
  payAmount: { en: 'Pay this amount', tl: 'Bayaran ang halagang ito' },
  badAmount: {
    en: 'Please enter an amount such as 99.50.',
    tl: 'Maglagay ng halaga gaya ng 99.50.',
  },
  paid: { en: 'This is paid.', tl: 'Bayad na ito.' },
  failed: { en: 'This was declined.', tl: 'Tinanggihan na ito.' },
  expired: { en: 'This has expired.', tl: 'Expired na ito.' },
  willPay: {
    en: 'This will be paid late.',
    tl: 'Babayaran ito nang huli.',
  },
  back: { en: 'Back to Perya', tl: 'Bumalik sa Perya' },
  sandbox: {
    en: 'This gateway belongs to the sandbox. No money moves, and no account is charged.',
    tl: 'Bahagi ng sandbox ang gateway na ito. Walang totoong pera at walang account na sinisingil.',
  },
  switches: { en: 'How the gateway behaves', tl: 'Kung paano kumilos ang gateway' },
} as const satisfies Record<string, Text>;
