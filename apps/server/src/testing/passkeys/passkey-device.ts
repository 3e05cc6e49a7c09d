import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  NewPasskey,
  PasskeyAsking,
  PasskeyCreation,
  ShownPasskey,
} from '@perya/contract/identity/passkey-fields';

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** The head of a CBOR item (RFC 8949): its kind and its number. */
function head(kind: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(kind << 5) | count]);
  if (count < 256) return Buffer.from([(kind << 5) | 24, count]);
  return Buffer.from([(kind << 5) | 25, count >> 8, count & 255]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') {
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  }
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, each]) => [cbor(key), cbor(each)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

const present = 0x01;
const verified = 0x04;
const attested = 0x40;

/** What a test makes the device do otherwise than it should. */
export interface Misdeeds {
  /** The page that asks; a browser says the truth, whoever asks it. */
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** Signs without asking for a finger or a PIN. */
  unverified?: boolean;
  /** The count that it says, as a copy of the key would. */
  counter?: number;
}

/** A security key of software: ES256, no attestation, and a count of its uses. */
export function createPasskeyDevice(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;

  function clientData(type: 'webauthn.create' | 'webauthn.get', challenge: string, page: string) {
    return Buffer.from(JSON.stringify({ type, challenge, origin: page, crossOrigin: false }));
  }

  function authenticatorData(rpId: string, flags: number, count: number, key = Buffer.alloc(0)) {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(count);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted, key]);
  }

  const flagsOf = ({ unverified }: Misdeeds) => present | (unverified ? 0 : verified);
  const text = (data: Buffer) => data.toString('base64url');

  return {
    id: text(id),

    make(options: PasskeyCreation, misdeeds: Misdeeds = {}): NewPasskey {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = cbor(
        new Map<number, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const length = Buffer.from([id.length >> 8, id.length & 255]);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, key]);
      const authData = authenticatorData(
        misdeeds.rpId ?? options.rp.id,
        flagsOf(misdeeds) | attested,
        counter,
        credential,
      );
      const attestation = cbor(
        new Map<string, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      );
      const challenge = misdeeds.challenge ?? options.challenge;
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge, misdeeds.origin ?? origin)),
          attestationObject: text(attestation),
          transports: ['internal'],
        },
      };
    },

    show(options: PasskeyAsking, misdeeds: Misdeeds = {}): ShownPasskey {
      counter += 1;
      const data = authenticatorData(
        misdeeds.rpId ?? options.rpId,
        flagsOf(misdeeds),
        misdeeds.counter ?? counter,
      );
      const challenge = misdeeds.challenge ?? options.challenge;
      const client = clientData('webauthn.get', challenge, misdeeds.origin ?? origin);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(signature),
        },
      };
    },
  };
}

export type PasskeyDevice = ReturnType<typeof createPasskeyDevice>;
