import { randomBytes, timingSafeEqual } from 'node:crypto';
import { liveTopics } from '@perya/contract/live';
import * as z from 'zod/mini';

/** A digest that only we, and an outside broker that we share a key with, can make. */
export type Sign = (text: string) => Buffer;

/** Whose session a connection belongs to. */
export interface LivePlayer {
  uid: bigint;
  session: string;
}

export interface LiveCredential {
  clientId: string;
  username: string;
  password: string;
  topics: string[];
  /** In unix seconds. */
  expiresAt: number;
}

/** Long enough to connect with; an app that comes back asks for another. */
export const lifeSeconds = 600;

const header = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url');

const claims = z.object({
  sub: z.string().check(z.regex(/^\d{1,19}$/)),
  sid: z.string(),
  cid: z.string(),
  exp: z.int(),
});

const nowSeconds = () => Math.floor(Date.now() / 1000);

export const topicsOf = (uid: bigint): string[] =>
  Object.values(liveTopics).map((topicOf) => topicOf(uid));

/** A JSON Web Token, which brokers of others can read too: they find in it what may be listened to. */
export function makeCredential(sign: Sign, { uid, session }: LivePlayer): LiveCredential {
  const clientId = `perya-${uid}-${randomBytes(9).toString('base64url')}`;
  const topics = topicsOf(uid);
  const expiresAt = nowSeconds() + lifeSeconds;
  const payload = {
    sub: String(uid),
    sid: session,
    cid: clientId,
    exp: expiresAt,
    acl: { sub: topics, pub: [] },
  };
  const body = `${header}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}`;
  return {
    clientId,
    username: String(uid),
    password: `${body}.${sign(body).toString('base64url')}`,
    topics,
    expiresAt,
  };
}

export interface Shown {
  clientId: string;
  username: string | undefined;
  password: string;
}

/** Whose credential it is; null for one that we did not make, that is over, or that another client shows. */
export function readCredential(sign: Sign, shown: Shown): LivePlayer | null {
  const [head, payload, signature, ...more] = shown.password.split('.');
  if (head !== header || !payload || !signature || more.length > 0) return null;
  const expected = sign(`${head}.${payload}`);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const read = z.safeParse(claims, JSON.parse(Buffer.from(payload, 'base64url').toString()));
  if (!read.success) return null;
  const { sub, sid, cid, exp } = read.data;
  if (exp <= nowSeconds() || cid !== shown.clientId || sub !== shown.username) return null;
  return { uid: BigInt(sub), session: sid };
}
