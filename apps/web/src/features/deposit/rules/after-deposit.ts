import type { ChannelPartner } from '@perya/contract/rules/payment-channels';

/** What follows the answer to a deposit. */
export type AfterDeposit =
  | { readonly kind: 'redirect'; readonly url: string }
  /** The address is for the app alone, where it asks for one. */
  | { readonly kind: 'paid-by-app'; readonly url: string | null }
  | { readonly kind: 'pay-in-app'; readonly url: string }
  | { readonly kind: 'no-data' }
  | { readonly kind: 'no-url' }
  | { readonly kind: 'app-failed' };

/** [M-206 M-207 M-208 M-209 M-419 M-420] */
export function afterDeposit(partner: ChannelPartner, answer: unknown, base: string): AfterDeposit {
  if (typeof answer !== 'object' || answer === null) return { kind: 'no-data' };
  const url = readPayUrl((answer as { pay_url?: unknown }).pay_url, base);
  if (partner === 'maya') return { kind: 'paid-by-app', url };
  if (partner === 'lazada')
    return url === null ? { kind: 'app-failed' } : { kind: 'pay-in-app', url };
  return url === null ? { kind: 'no-url' } : { kind: 'redirect', url };
}

/** Where a deposit is paid, if it is an address that a browser may be led to; null else. [M-206 M-420] */
function readPayUrl(payUrl: unknown, base: string): string | null {
  if (typeof payUrl !== 'string' || payUrl === '') return null;
  try {
    const { href, protocol } = new URL(payUrl, base);
    return protocol === 'https:' || protocol === 'http:' ? href : null;
  } catch {
    return null;
  }
}
