import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A certificate and its key in PEM. */
export interface Certificate {
  cert: string;
  key: string;
}

const tags = { boolean: 1, integer: 2, bits: 3, octets: 4, text: 12, time: 23, list: 48, set: 49 };
const daysValid = 365;

/** One value in DER: what it is, how long, and itself. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const list = (...parts: readonly Buffer[]) => der(tags.list, ...parts);
const hex = (digits: string) => Buffer.from(digits, 'hex');
/** Names of X.509, as they stand in a certificate. */
const names = {
  ecdsaWithSha256: hex('06082a8648ce3d040302'),
  commonName: hex('0603550403'),
  otherNames: hex('0603551d11'),
  basicConstraints: hex('0603551d13'),
};

const nameOf = (common: string) =>
  list(der(tags.set, list(names.commonName, der(tags.text, Buffer.from(common)))));

/** YYMMDDHHMMSSZ */
const timeOf = (at: Date) =>
  der(tags.time, Buffer.from(`${at.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`));

/** It signs itself, so whoever shall believe it is told to (`NODE_EXTRA_CA_CERTS`). */
function extensions(): Buffer {
  const mayItself = list(der(tags.boolean, hex('ff')));
  const constraint = list(
    names.basicConstraints,
    der(tags.boolean, hex('ff')),
    der(tags.octets, mayItself),
  );
  const host = der(0x82, Buffer.from('localhost'));
  const address = der(0x87, Buffer.from([127, 0, 0, 1]));
  return list(constraint, list(names.otherNames, der(tags.octets, list(host, address))));
}

/** A certificate of this machine for itself: what a proxy in front of a real house has from an authority. */
export function makeCertificate(now = new Date()): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const algorithm = list(names.ecdsaWithSha256);
  const until = new Date(now.getTime() + daysValid * 86_400_000);
  const body = list(
    der(0xa0, der(tags.integer, Buffer.from([2]))),
    der(tags.integer, Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    algorithm,
    nameOf('Perya on this machine'),
    list(timeOf(now), timeOf(until)),
    nameOf('Perya on this machine'),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions()),
  );
  const signature = der(tags.bits, Buffer.from([0]), sign('sha256', body, privateKey));
  const lines =
    list(body, algorithm, signature)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
