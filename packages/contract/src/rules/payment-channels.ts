import { type Centavos, centavos } from '@perya/money';

/** Where a channel is shown: to everybody on the web, or inside one partner's app alone. */
export const channelPartners = ['web', 'maya', 'lazada'] as const;
export type ChannelPartner = (typeof channelPartners)[number];

/** The names by which the two partner channels are known. [M-127 M-474] */
export const partnerChannelNames = { maya: 'Maya Mini', lazada: 'LazadaMini' } as const;

/** The channel of voucher codes. [M-128 M-453] */
export const voucherChannelId = 1008;

/** A bank, or a payment instrument such as an e-wallet. [M-126] */
export const channelFlags = { bank: 1, instrument: 2 } as const;

/** What holds for a channel that says nothing of its own. [M-129 M-443] */
export const defaultAmountMin = centavos(10_000);
export const defaultAmountMax = centavos(50_000_000);

/** Quick amounts of the second mini-app's players, in pesos. [M-327 M-491] */
export const miniQuickAmounts = ['100', '300', '500', '1000', '3000', '5000'] as const;

/** How long a deposit waits for its payment. [G-315] */
export const depositTimeoutMinutes = 30;

/** Usable withdrawal accounts of one player at most. [M-489] */
export const accountsMax = 3;

/** What is asked for a payment, in centavos: a fixed part and a share in hundredths of a percent, rounded up. */
export interface ChannelFee {
  readonly fixed: Centavos;
  readonly basisPoints: number;
}

export function feeOf({ fixed, basisPoints }: ChannelFee, amount: Centavos): Centavos {
  return centavos(fixed + (amount * BigInt(basisPoints) + 9_999n) / 10_000n);
}

/** A code as it is compared: without spaces and dashes, in capitals. [M-300] */
export function plainCode(typed: string): string {
  return typed.replace(/[\s-]+/g, '').toUpperCase();
}

/** No batch is larger, and no voucher worth more, in centavos. */
export const voucherCountMax = 10_000;
export const voucherAmountMin = 100n;
export const voucherAmountMax = 100_000_000n;
