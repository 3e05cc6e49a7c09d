import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  isPartnerChannel,
  type PartnerChannel,
  type PartnerPurpose,
} from '@perya/contract/partners/partner-channels';

/** How a token, or what the host says of it, is out of order. */
export const tokenFaults = ['expired', 'altered', 'other', 'unverified', 'down', 'late'] as const;
export type TokenFault = (typeof tokenFaults)[number];

export interface TokenClaims {
  channel: PartnerChannel;
  purpose: PartnerPurpose;
  /** As +639XXXXXXXXX. */
  phone: string;
  /** Unix seconds. */
  issuedAt: number;
  /** What the host does when it is asked about this token. */
  fault: TokenFault | null;
}

const signatureOf = (secret: string, body: string) =>
  createHmac('sha256', secret).update(`host-token\0${body}`).digest('base64url');

/** Everything stands in the token, so that each process of the sandbox knows those of the others. */
export function writeToken(secret: string, claims: TokenClaims): string {
  const told = { ...claims, nonce: randomBytes(9).toString('base64url') };
  const body = Buffer.from(JSON.stringify(told)).toString('base64url');
  return `${body}.${signatureOf(secret, body)}`;
}

/** Null for one that this host did not write. */
export function readToken(secret: string, token: string): TokenClaims | null {
  const [body = '', signature = ''] = token.split('.');
  const expected = Buffer.from(signatureOf(secret, body));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as TokenClaims;
  return isPartnerChannel(claims.channel) ? claims : null;
}

/** A person at a partner, who keeps this name whatever their phone is shown as. */
export function subjectOf(channel: PartnerChannel, phone: string): string {
  return `${channel}-${createHash('sha256').update(phone).digest('hex').slice(0, 20)}`;
}

export interface TokenWish {
  channel: PartnerChannel;
  purpose: PartnerPurpose;
  phone: string;
  fault: TokenFault | null;
}

const otherOf: Readonly<Record<PartnerChannel, PartnerChannel>> = {
  ewallet: 'maya',
  maya: 'lazada',
  lazada: 'ewallet',
};
/** Long past the life of a token. */
const oldSeconds = 3600;

/** A token as it is wished for, good or with a fault. */
export function issueToken(secret: string, wish: TokenWish, nowMs: number): string {
  const { channel, fault } = wish;
  const now = Math.floor(nowMs / 1000);
  const token = writeToken(secret, {
    ...wish,
    channel: fault === 'other' ? otherOf[channel] : channel,
    issuedAt: fault === 'expired' ? now - oldSeconds : now,
  });
  // The last letter of a signature may hold bits that no reader looks at; the first holds none.
  if (fault !== 'altered') return token;
  const place = token.indexOf('.') + 1;
  const changed = token[place] === 'A' ? 'B' : 'A';
  return token.slice(0, place) + changed + token.slice(place + 1);
}
