import * as z from 'zod/mini';

/** What one account may have at once. */
export const passkeysMax = 10;
export const passkeyNameMax = 40;

const binary = (max: number) =>
  z.string().check(z.regex(/^[A-Za-z0-9_-]+$/, 'Must be base64url'), z.maxLength(max));

const credentialId = () => binary(1400);
const transports = () => z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10));
const descriptor = z.object({
  id: credentialId(),
  type: z.literal('public-key'),
  transports: transports(),
});

/** By what its owner tells it from the others. */
export const passkeyName = () =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'A passkey has a name'),
      z.maxLength(passkeyNameMax, `A name has at most ${passkeyNameMax} characters`),
    );

export const passkeyId = credentialId;

/** What a browser is asked for a new passkey, in the JSON form of the Web Authentication standard. */
export const passkeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** What a browser is asked for the use of one. */
export const passkeyAsking = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(descriptor),
});

/** What a browser answers with a new passkey. */
export const newPasskey = z.object({
  id: credentialId(),
  rawId: credentialId(),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: binary(4000),
    attestationObject: binary(8000),
    transports: z.optional(transports()),
  }),
});

/** What a browser answers with a passkey that was used. */
export const shownPasskey = z.object({
  id: credentialId(),
  rawId: credentialId(),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: binary(4000),
    authenticatorData: binary(4000),
    signature: binary(4000),
    userHandle: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  }),
});

export type PasskeyCreation = z.output<typeof passkeyCreation>;
export type PasskeyAsking = z.output<typeof passkeyAsking>;
export type NewPasskey = z.output<typeof newPasskey>;
export type ShownPasskey = z.output<typeof shownPasskey>;
