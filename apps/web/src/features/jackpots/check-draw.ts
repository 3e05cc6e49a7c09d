import type { JackpotDrop } from '@perya/contract/games/calls/jackpots';
import { isJackpotDrawn, jackpotDraw } from '@perya/contract/rules/jackpots/jackpots';
import { parsePesos } from '@perya/money';

export interface CheckedDraw {
  /** The secret is the one whose hash was shown before. */
  readonly isPromised: boolean;
  /** What was drawn follows from the secret and the bet. */
  readonly isDrawn: boolean;
  /** What was drawn wins, or the pool was full and had to be won. */
  readonly isWon: boolean;
}

const bytesOf = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const hexOf = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Computes a draw anew in this browser, from what the house has shown. */
export async function checkDraw(
  drop: Pick<
    JackpotDrop,
    'secret' | 'commitment' | 'message' | 'draw' | 'stake' | 'one_in' | 'is_forced'
  >,
): Promise<CheckedDraw> {
  const secret = bytesOf(drop.secret ?? '');
  const { subtle } = crypto;
  const hash = hexOf(await subtle.digest('SHA-256', secret));
  const key = await subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const signed = await subtle.sign('HMAC', key, new TextEncoder().encode(drop.message));
  const draw = jackpotDraw(hexOf(signed));
  const stake = parsePesos(drop.stake) ?? 0n;
  const oneIn = parsePesos(drop.one_in) ?? 0n;
  return {
    isPromised: hash === drop.commitment,
    isDrawn: String(draw) === drop.draw,
    isWon: drop.is_forced || isJackpotDrawn(draw, stake, oneIn),
  };
}
