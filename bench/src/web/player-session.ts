import { createClient } from '@perya/contract/client';
import { loginByCode, sendCode } from '@perya/contract/identity/calls/session';
import { chromium } from '@playwright/test';
import { keepSession } from './in-page.ts';

interface InboxMessage {
  readonly code: string | null;
}

/** A player of the demo who may play: a test account with test funds. */
const demoPhone = '9170000001';

/** Logs a player of the demo in by the sandbox's inbox, and answers what the app keeps of it. */
export async function openSession(port: number): Promise<string> {
  const baseUrl = `http://127.0.0.1:${port}`;
  const client = createClient({ baseUrl, token: { get: () => null, clear: () => {} } });
  const { id } = await client.call(sendCode, { phone: demoPhone, purpose: 'login' });
  const inbox = await fetch(`${baseUrl}/sandbox/sms.json?phone=${demoPhone}`);
  const messages = (await inbox.json()) as InboxMessage[];
  const code = messages.find((message) => message.code !== null)?.code;
  if (!code) throw new Error('No code came in for the player of the demo.');
  const session = await client.call(loginByCode, { otp_id: id, code });
  const receivedAt = Math.floor(Date.now() / 1000);
  return JSON.stringify({ token: session.token, expiresAt: session.expires_at, receivedAt });
}

/** Puts a session into the browser by a page of the site that loads nothing of the app. */
export async function bringSession(port: number, origin: string, session: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    const [context] = browser.contexts();
    if (context === undefined) throw new Error('The browser has no window.');
    const page = await context.newPage();
    await page.goto(`${origin}/robots.txt`);
    await page.evaluate(keepSession, session);
    await page.close();
  } finally {
    await browser.close();
  }
}
