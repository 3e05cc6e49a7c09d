import { readFileSync } from 'node:fs';
import type { BrandTag } from '@perya/contract/brands';
import { createClient } from '@perya/contract/client';
import { updateDetail, uploadFile } from '@perya/contract/identity/calls/account';
import { loginByCode, sendCode } from '@perya/contract/identity/calls/session';
import type { BrowserContext } from '@playwright/test';
import { freshPhone, readCode } from '../identity/player.ts';
import { addressOf } from './open.ts';

/** The address without which a path is nothing. */
const base = () => addressOf('');

const avatarFile = new URL('../../art/pictures/avatars/perya-1-256.webp', import.meta.url);

interface SignInOptions {
  /** False where the user centre shall remind of the identity check. */
  readonly isReminded?: boolean;
  readonly hasAvatar?: boolean;
  readonly phone?: string;
  /** The brand whose host the player is on. */
  readonly site?: BrandTag;
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

const carrier = 'e2e_session';

/** Puts a session into the browser before its first page. */
export async function bringSession(
  context: BrowserContext,
  stored: string,
  isReminded = true,
  site: BrandTag = 'h5',
): Promise<void> {
  // Passed by a cookie, once for all tabs: a script alone would log in again with every page.
  await context.addCookies([
    { name: carrier, value: encodeURIComponent(stored), url: addressOf('/', site) },
  ]);
  await context.addInitScript(
    ({ carrier: name, isReminded: isQuiet }) => {
      // A page that is still empty has neither cookies nor storage.
      if (origin === 'null') return;
      const carried = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
      if (carried === undefined) return;
      localStorage.setItem('perya:v1:session', decodeURIComponent(carried));
      // As if the user centre had reminded of the identity check earlier in this visit.
      if (isQuiet) sessionStorage.setItem('perya:v1:kyc-hint', '["unset"]');
      // biome-ignore lint/suspicious/noDocumentCookie: the page has not begun, and waits for nobody.
      document.cookie = `${name}=; max-age=0; path=/`;
    },
    { carrier, isReminded },
  );
}

/** A player signed in on this browser; how one signs in by hand is tested elsewhere. */
export async function signIn(context: BrowserContext, options?: SignInOptions): Promise<void> {
  await bringSession(context, await openSession(options), options?.isReminded, options?.site);
}
