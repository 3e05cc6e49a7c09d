/** A code as it is compared: without spaces and dashes, in capitals. [M-300] */
export function plainCode(typed: string): string {
  return typed.replace(/[\s-]+/g, '').toUpperCase();
}

/** Shorter ones are no code. [M-301 M-302] */
export const voucherCodeMin = 5;

/** No batch is larger, and no voucher worth more, in centavos. */
export const voucherCountMax = 10_000;
export const voucherAmountMin = 100n;
export const voucherAmountMax = 100_000_000n;
