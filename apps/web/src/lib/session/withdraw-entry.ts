import type { Store } from '@perya/app-kit/browser/storage';

const flag = { from: 'lazada-h5', withdraw: '1' } as const;
const handoverName = 'handover';
const doneName = 'withdraw-entry';

/**
 * The website for a player of the shopping app who wants to withdraw. The code stands behind the #, which no browser
 * sends to a server and no log of one holds; it opens one session within a minute. [M-329 M-492]
 */
export function withdrawEntryUrl(origin: string, code: string): string {
  return `${origin}/?${new URLSearchParams(flag)}#${handoverName}=${encodeURIComponent(code)}`;
}

/** The code of a handover in an address, or null. */
export function readHandover(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get(handoverName);
}

/** A player whom the shopping app has sent to the browser to withdraw. [M-333 M-334] */
export function isWithdrawEntry(query: URLSearchParams): boolean {
  return query.get('from') === flag.from && query.get('withdraw') === flag.withdraw;
}

/** True at the first entry of the visit and never again in it. [M-334] */
export function takeWithdrawEntry(store: Store): boolean {
  if (store.read(doneName) === true) return false;
  store.write(doneName, true);
  return true;
}
