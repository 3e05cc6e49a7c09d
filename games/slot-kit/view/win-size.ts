import type { Text } from '@perya/game-kit/game';

/** From this multiple of the stake on a win gets its sign; the largest that fits is taken. */
const sizes = [
  { times: 100n, text: { en: 'Giant win!', tl: 'Dambuhalang panalo!' } },
  { times: 30n, text: { en: 'Huge win!', tl: 'Napakalaking panalo!' } },
  { times: 10n, text: { en: 'Big win!', tl: 'Malaking panalo!' } },
] as const satisfies readonly { times: bigint; text: Text }[];

/** What a big win is called; null if it is none. */
export function winSizeOf(stake: bigint, payout: bigint): Text | null {
  return sizes.find(({ times }) => payout >= stake * times)?.text ?? null;
}

/** How many times the stake a round pays, such as 12.5. */
export function timesOf(stake: bigint, payout: bigint): string {
  const tenths = (payout * 10n) / stake;
  return tenths % 10n === 0n ? `${tenths / 10n}` : `${tenths / 10n}.${tenths % 10n}`;
}
