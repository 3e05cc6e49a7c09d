import type {
  NewPasskey,
  PasskeyAsking,
  PasskeyCreation,
  ShownPasskey,
} from '@perya/contract/identity/passkey-fields';
import * as rules from '@perya/contract/identity/passkey-fields';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import * as z from 'zod/mini';
import type { KeptPasskey } from './passkey.store.ts';
import type { RelyingParty } from './relying-party.ts';

/** How long a person has to answer; the browser is told, and the server forgets the question then. */
export const ceremonySeconds = 300;

const timeout = ceremonySeconds * 1000;

/** EdDSA, ES256 and RS256: what devices sign with today. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** What is kept of a new passkey. */
type MadePasskey = Pick<KeptPasskey, 'id' | 'publicKey' | 'counter' | 'transports'>;

export interface PasskeyOwner {
  /** Tells the account from others on the host; it says nothing about the person. */
  handle: string;
  /** As the person knows it. */
  name: string;
}

const descriptors = (passkeys: readonly KeptPasskey[]) =>
  passkeys.map(({ id, transports }) => ({ id, transports }));

/** What the browser is asked for a new passkey; a device that has one of the account already offers no second. */
export async function askForNew(
  party: RelyingParty,
  owner: PasskeyOwner,
  rpName: string,
  present: readonly KeptPasskey[],
): Promise<PasskeyCreation> {
  const options = await generateRegistrationOptions({
    rpName,
    rpID: party.id,
    userID: new TextEncoder().encode(owner.handle),
    userName: owner.name,
    userDisplayName: owner.name,
    timeout,
    supportedAlgorithmIDs,
    attestationType: 'none',
    excludeCredentials: descriptors(present),
    // The person is checked by the device too: a passkey in a stolen phone opens nothing.
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  return z.parse(rules.passkeyCreation, options);
}

export async function askForOne(
  party: RelyingParty,
  passkeys: readonly KeptPasskey[],
): Promise<PasskeyAsking> {
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    timeout,
    allowCredentials: descriptors(passkeys),
    userVerification: 'required',
  });
  return z.parse(rules.passkeyAsking, options);
}

/** Whatever is wrong with what a browser sent, the library throws; none of it is an error of ours. */
async function orNull<Answer>(verifying: Promise<Answer>): Promise<Answer | null> {
  try {
    return await verifying;
  } catch {
    return null;
  }
}

/** Null unless it was made for this challenge, on this host, by a device that has checked its owner. */
export async function verifyNew(
  party: RelyingParty,
  challenge: string,
  answer: NewPasskey,
): Promise<MadePasskey | null> {
  const { transports, ...response } = answer.response;
  const verified = await orNull(
    verifyRegistrationResponse({
      response: {
        ...answer,
        response: { ...response, ...(transports && { transports }) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    }),
  );
  if (!verified?.verified) return null;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return {
    id,
    publicKey: Buffer.from(publicKey),
    counter: BigInt(counter),
    transports: transports ?? [],
  };
}

/** The count that the device has reached, or null unless the passkey has signed this challenge for this host. */
export async function verifyShown(
  party: RelyingParty,
  challenge: string,
  { id, publicKey, counter, transports }: KeptPasskey,
  answer: ShownPasskey,
): Promise<bigint | null> {
  const { userHandle, ...response } = answer.response;
  const verified = await orNull(
    verifyAuthenticationResponse({
      response: {
        ...answer,
        response: { ...response, ...(userHandle ? { userHandle } : {}) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id,
        publicKey: new Uint8Array(publicKey),
        counter: Number(counter),
        transports,
      },
      requireUserVerification: true,
    }),
  );
  return verified?.verified ? BigInt(verified.authenticationInfo.newCounter) : null;
}
