import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';

const url = (bytes: Buffer) => bytes.toString('base64url');

/** A browser's half of notifications: its keys, and how it reads what was sent to them (RFC 8291, RFC 8188). */
export function createPushBrowser(endpoint: string) {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: { endpoint, p256dh: url(pair.getPublicKey()), auth: url(auth) },
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const keyLength = body.readUInt8(20);
      const theirs = body.subarray(21, 21 + keyLength);
      const sealed = body.subarray(21 + keyLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs]);
      const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(theirs), auth, info, 32));
      const derive = (name: string, bytes: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, bytes));
      const decipher = createDecipheriv(
        'aes-128-gcm',
        derive('aes128gcm', 16),
        derive('nonce', 12),
      ).setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      // What ends the last record.
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
    },
  };
}

/** What a push service checks before it takes anything (RFC 8292); null where the signature is not of this key. */
export function readVapid(authorization: string, publicKey: string) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: url(point.subarray(1, 33)),
    y: url(point.subarray(33, 65)),
  };
  const isGood = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isGood || key !== publicKey) return null;
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; sub: string };
}
