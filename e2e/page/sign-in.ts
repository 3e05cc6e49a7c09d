import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { updateDetail, uploadFile } from '@perya/contract/calls/account';
import { loginByCode, sendCode } from '@perya/contract/calls/session';
import { createClient } from '@perya/contract/client';
import type { BrowserContext } from '@playwright/test';
import { addressOf } from './open.ts';

/** The address without which a path is nothing. */
const base = () => addressOf('');

const avatarFile = new URL('../../art/dist/avatars/perya-1-256.webp', import.meta.url);

async function readCode(phone: string): Promise<string> {
  const inbox = await fetch(`${base()}/sandbox/sms.json?phone=${phone}`);
  const messages = (await inbox.json()) as { code: string | null }[];
  const code = messages.find((message) => message.code !== null)?.code;
  if (!code) throw new Error(`No code came in for ${phone}.`);
  return code;
}

const freshPhone = () => `9${randomInt(1e9).toString().padStart(9, '0')}`;

interface SignInOptions {
  readonly hasAvatar?: boolean;
  readonly phone?: string;
}

/** Logs a player in, new unless a phone is given, and answers what the app keeps of it. */
export async function openSession({
  hasAvatar = false,
  phone = freshPhone(),
}: SignInOptions = {}): Promise<string> {
  let token: string | null = null;
  const client = createClient({ baseUrl: base(), token: { get: () => token, clear: () => {} } });
  const { id } = await client.call(sendCode, { phone, purpose: 'login' });
  const session = await client.call(loginByCode, { otp_id: id, code: await readCode(phone) });
  token = session.token;
  if (hasAvatar) {
    const picture = new Uint8Array(readFileSync(avatarFile));
    const file = new File([picture], 'me.webp', { type: 'image/webp' });
    const { object_key: avatar } = await client.upload(uploadFile, file);
    await client.call(updateDetail, { avatar });
  }
  const receivedAt = Math.floor(Date.now() / 1000);
  return JSON.stringify({ token, expiresAt: session.expires_at, receivedAt });
}

/** The browser has this session from its first page on. */
export async function bringSession(context: BrowserContext, stored: string): Promise<void> {
  await context.addInitScript((value) => {
    // A page that is still empty has no storage.
    if (origin !== 'null') localStorage.setItem('perya:v1:session', value);
  }, stored);
}

/** A player signed in on this browser; how one signs in by hand is tested elsewhere. */
export async function signIn(context: BrowserContext, options?: SignInOptions): Promise<void> {
  await bringSession(context, await openSession(options));
}
