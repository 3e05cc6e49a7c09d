import { strangersWrongMax, wrongMax } from '../policy.ts';

/** Whose secret is guessed at. */
export type Guarded =
  | { tried: 'code' | 'password'; contact: string }
  | { tried: 'totp'; uid: bigint };

/** A guess; at a code it is also one at the request that the code was sent for. */
export type Guessed = Guarded & { otpId?: string };

/** Who guesses: a device that the player has logged in on, or anybody in a network. */
export type Asker = { device: Buffer } | { network: string };

export interface Counter {
  subject: string;
  /** So many wrong guesses, and the subject is locked. */
  max: number;
}

/**
 * What is counted for whose secret: strangers one by one by their network, and all together; a device
 * of the player by itself, so that no stranger can lock it.
 */
export function guardsOf(guarded: Guarded, asker: Asker): Counter[] {
  const { tried } = guarded;
  const whose = `${tried}:${guarded.tried === 'totp' ? guarded.uid : guarded.contact}`;
  if ('device' in asker) {
    return [{ subject: `${whose}@device:${asker.device.toString('hex')}`, max: wrongMax }];
  }
  return [
    { subject: `${whose}@network:${asker.network}`, max: wrongMax },
    { subject: whose, max: strangersWrongMax[tried] },
  ];
}

export function countersOf(guessed: Guessed, asker: Asker): Counter[] {
  const guards = guardsOf(guessed, asker);
  if (guessed.otpId === undefined) return guards;
  return [...guards, { subject: `request:${guessed.otpId}`, max: wrongMax }];
}
