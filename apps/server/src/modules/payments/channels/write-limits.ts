import { type BrandTag, brandOf } from '@perya/contract/brands';
import {
  type ChannelPartner,
  defaultAmountMax,
  defaultAmountMin,
  voucherChannelId,
} from '@perya/contract/rules/payment-channels';
import { type Language, say } from '@perya/contract/text';
import { type Centavos, formatPesos } from '@perya/money';
import type { PartLine } from '../../content/index.ts';
import type { ChannelMode, ChannelStore } from './channel.store.ts';

const none = {
  en: 'No payment methods available',
  tl: 'Walang magagamit na paraan ng pagbabayad',
};
const to = { en: 'to', tl: 'hanggang' };
const whole = (amount: Centavos) => formatPesos(amount, { decimals: 0 });

/** Documents are published for brands and for two partners, whose players see channels of their own. */
function placeOf(policyBrand: string): { brand: BrandTag; partner: ChannelPartner } {
  if (policyBrand === 'maya' || policyBrand === 'lazada') {
    return { brand: 'h5', partner: policyBrand };
  }
  return { brand: brandOf(policyBrand).tag, partner: 'web' };
}

/** A line for each channel that is not closed, with what it takes. [G-289] */
export async function writeLimits(
  channels: Pick<ChannelStore, 'list'>,
  mode: ChannelMode,
  policyBrand: string,
  language: Language,
): Promise<PartLine[]> {
  const listed = await channels.list(mode, placeOf(policyBrand));
  const lines = listed
    .filter(({ id, state }) => id !== voucherChannelId && state === 'open')
    .map(({ name, minAmount, maxAmount }) => {
      const min = minAmount ?? defaultAmountMin;
      const max = maxAmount ?? defaultAmountMax;
      return { name, words: `${whole(min)} ${say(to, language)} ${whole(max)}` };
    });
  return lines.length > 0 ? lines : [{ words: say(none, language) }];
}
