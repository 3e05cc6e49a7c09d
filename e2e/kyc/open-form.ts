import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { uploadFile } from '@perya/contract/calls/account';
import { getKyc, type KycRecord, updateKycBase } from '@perya/contract/calls/kyc';
import { type Client, createClient } from '@perya/contract/client';
import type { Page } from '@playwright/test';
import { freshPhone } from '../identity/player.ts';
import { addressOf, open } from '../page/open.ts';
import { bringSession, openSession } from '../page/sign-in.ts';
import { pngPicture } from './fill-form.ts';

export interface FormPlayer {
  readonly phone: string;
  /** The same player on another device. */
  readonly client: Client;
}

/** A new player signed in on this browser. */
export async function bringPlayer(page: Page): Promise<FormPlayer> {
  const phone = freshPhone();
  const stored = await openSession({ phone });
  await bringSession(page.context(), stored);
  const { token } = JSON.parse(stored) as { token: string };
  const client = createClient({
    baseUrl: addressOf(''),
    token: { get: () => token, clear: () => {} },
  });
  return { phone, client };
}

/** Opens the wizard where its form stands, as for somebody who has come so far. */
export async function openForm(page: Page): Promise<FormPlayer> {
  const player = await bringPlayer(page);
  await page.addInitScript(() => {
    // Once for the visit: the wizard moves on from there.
    if (origin === 'null' || sessionStorage.getItem('form-opened')) return;
    sessionStorage.setItem('form-opened', 'true');
    localStorage.setItem('perya:v1:kyc-stage', '6');
  });
  await open(page, '/s-kyc');
  await page.getByRole('button', { name: 'Submit' }).waitFor();
  return player;
}

export async function uploadPicture(client: Client): Promise<string> {
  const picture = new File([new Uint8Array(readFileSync(pngPicture))], `${randomUUID()}.png`);
  return (await client.upload(uploadFile, picture)).object_key;
}

/** The basic information, given on another device; an unset player becomes a basic account by it. */
export async function giveBasics(client: Client, attachments: Record<string, string> = {}) {
  await client.call(updateKycBase, {
    first_name: 'Jose',
    last_name: 'Reyes',
    birthday: '1988-02-29',
    gender: 'male',
    attachments,
  });
}

/** From now on the record is answered with these changes: for what only a scanner or a reviewer brings about. */
export async function changeRecord(
  page: Page,
  client: Client,
  changes: (record: KycRecord) => Partial<KycRecord>,
): Promise<void> {
  await page.route('**/member/kyc/detail', async (route) => {
    const record = await client.call(getKyc, {});
    await route.fulfill({ json: { status: true, data: { ...record, ...changes(record) } } });
  });
}
