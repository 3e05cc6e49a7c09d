import type { Text } from '@perya/contract/text';

/** What can have become of a payment or a reward that its player is told of. */
export type NewsKind =
  | 'deposit-arrived'
  | 'withdrawal-paid'
  | 'withdrawal-canceled'
  | 'reward-waits'
  | 'reward-credited';

/** No amounts and no names: a message is read by whoever looks at the phone. */
export const newsTexts: Record<NewsKind, (brand: string) => Text> = {
  'deposit-arrived': (brand) => ({
    en: `Your deposit to ${brand} has arrived.`,
    tl: `Dumating na ang deposit mo sa ${brand}.`,
  }),
  'withdrawal-paid': (brand) => ({
    en: `Your withdrawal from ${brand} was paid out.`,
    tl: `Nabayaran na ang withdrawal mo mula sa ${brand}.`,
  }),
  'withdrawal-canceled': (brand) => ({
    en: `Your withdrawal from ${brand} was canceled. The money is back in your wallet.`,
    tl: `Kinansela ang withdrawal mo mula sa ${brand}. Nasa wallet mo na ulit ang pera.`,
  }),
  'reward-waits': (brand) => ({
    en: `You have a reward to claim at ${brand}.`,
    tl: `May reward kang puwedeng i-claim sa ${brand}.`,
  }),
  'reward-credited': (brand) => ({
    en: `A reward was credited to your ${brand} wallet.`,
    tl: `May reward na idinagdag sa ${brand} wallet mo.`,
  }),
};
