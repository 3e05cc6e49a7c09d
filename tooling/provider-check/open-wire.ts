import { createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { callWallet as callHub88 } from '@perya/sandbox/hub88/call-wallet';
import { callWallet as callSlotegrator } from '@perya/sandbox/slotegrator/call-wallet';
import { callWallet as callSoftswiss } from '@perya/sandbox/softswiss/call-wallet';
import { playHub88 } from '@perya/sandbox/wires/play-hub88';
import { playSlotegrator } from '@perya/sandbox/wires/play-slotegrator';
import { playSoftswiss } from '@perya/sandbox/wires/play-softswiss';
import type { WirePlayer } from '@perya/sandbox/wires/wire-player';

export interface WireAccess {
  /** Where the adapter answers: `…/wallet/adapters/VENUE`. */
  url: string;
  /** What the provider signs with: a token, a key, or an RSA key in PEM. */
  secret: string;
  /** Of Slotegrator: whom it signs for. */
  merchant: string;
  player: string;
  token: string;
  /** The game as the provider calls it. */
  game: string;
}

const straight = { isDown: false, isTwice: false, losesBets: false, losesGrants: false };

const openers = {
  hub88: ({ url, secret, player, token, game }: WireAccess, forges: KeyObject | null) => {
    const privateKey = createPrivateKey(secret);
    const options = { operatorId: 0, privateKey, operatorKey: privateKey, walletUrl: () => url };
    const session = { user: player, token, game_code: game };
    return playHub88(callHub88(options, { ...straight, forges }), session);
  },
  slotegrator: (
    { url, secret, merchant, player, token, game }: WireAccess,
    forges: string | null,
  ) => {
    const options = {
      merchantId: merchant,
      merchantKey: secret,
      callbackUrl: () => `${url}/callback`,
    };
    const session = { player_id: player, session_id: token, game_uuid: game, currency: 'PHP' };
    const calls = callSlotegrator(options, { ...straight, secondsBehind: 0, forges });
    return playSlotegrator(calls, session);
  },
  softswiss: ({ url, secret, player, token, game }: WireAccess, forges: string | null) => {
    const options = { casinoId: '', authToken: secret, walletUrl: () => url };
    const session = { player_id: player, session_payload: token, game_id: game, currency: 'PHP' };
    return playSoftswiss(callSoftswiss(options, { ...straight, forges }), session);
  },
} as const;

export const isWire = (given: string): given is keyof typeof openers =>
  Object.hasOwn(openers, given);

/** The provider of a wire, and somebody who does not know its key. */
export function openWire(
  wire: keyof typeof openers,
  access: WireAccess,
): { wire: WirePlayer; forged: WirePlayer } {
  if (wire === 'hub88') {
    const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    return { wire: openers.hub88(access, null), forged: openers.hub88(access, stranger) };
  }
  const stranger = randomBytes(20).toString('hex');
  return { wire: openers[wire](access, null), forged: openers[wire](access, stranger) };
}
