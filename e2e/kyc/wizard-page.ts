import { type Client, createClient } from '@perya/contract/client';
import { getKyc, type KycRecord } from '@perya/contract/kyc/calls/kyc';
import type { Page } from '@playwright/test';
import { freshPhone } from '../identity/player.ts';
import { addressOf } from '../page/open.ts';
import { bringSession, openSession } from '../page/sign-in.ts';

export interface WizardPlayer {
  readonly phone: string;
  /** The same player on another device. */
  readonly client: Client;
}

/** A player signed in on this browser, new unless a phone is given. */
export async function bringWizardPlayer(page: Page, phone = freshPhone()): Promise<WizardPlayer> {
  const stored = await openSession({ phone });
  await bringSession(page.context(), stored);
  const { token } = JSON.parse(stored) as { token: string };
  const client = createClient({
    baseUrl: addressOf(''),
    token: { get: () => token, clear: () => {} },
  });
  return { phone, client };
}

/** From now on the record is answered with these changes, the latest call's: for what only time, a scanner or a reviewer brings about. */
export async function answerRecord(
  page: Page,
  client: Client,
  changes: (record: KycRecord) => Partial<KycRecord>,
): Promise<void> {
  await page.route('**/member/kyc/detail', async (route) => {
    const record = await client.call(getKyc, {});
    await route.fulfill({ json: { status: true, data: { ...record, ...changes(record) } } });
  });
}

/** The wizard begins at this stage, as for somebody who has come so far; once for the visit. */
export async function storeStage(page: Page, stage: number): Promise<void> {
  await page.addInitScript((kept) => {
    if (origin === 'null' || sessionStorage.getItem('stage-stored')) return;
    sessionStorage.setItem('stage-stored', 'true');
    localStorage.setItem('perya:v1:kyc-stage', String(kept));
  }, stage);
}

export const title = (page: Page) => page.getByRole('heading', { level: 1 });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
