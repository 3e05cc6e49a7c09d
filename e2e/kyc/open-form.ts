import type { Client } from '@perya/contract/client';
import { updateKycBase } from '@perya/contract/kyc/calls/kyc';
import type { Page } from '@playwright/test';
import { open } from '../page/open.ts';
import { bringWizardPlayer, storeStage, type WizardPlayer } from './wizard-page.ts';

/** Opens the wizard where its form stands, as for somebody who has come so far. */
export async function openForm(page: Page): Promise<WizardPlayer> {
  const player = await bringWizardPlayer(page);
  await storeStage(page, 6);
  await open(page, '/s-kyc');
  await page.getByRole('button', { name: 'Submit' }).waitFor();
  return player;
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
