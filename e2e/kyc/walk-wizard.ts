import type { KycRecord } from '@perya/contract/kyc/calls/kyc';
import { expect, type Page } from '@playwright/test';
import { choose, field, typed } from './fill-form.ts';
import { button, title } from './wizard-page.ts';
import type { WizardWords } from './wizard-words.ts';

/** From the choice of the ID to the scanner's own page. */
export async function goToScanner(page: Page, words: WizardWords): Promise<void> {
  await page.getByRole('radio', { name: 'UMID' }).check();
  await button(page, words.next).click();
  await expect(page.getByRole('heading', { name: words.scan })).toBeVisible();
}

/** Has the scanner answer this, and waits until the wizard stands there again. */
export async function sendFromScanner(
  page: Page,
  words: WizardWords,
  outcome: string,
): Promise<void> {
  await page.getByRole('radio', { name: outcome }).check();
  await button(page, words.send).click();
  await expect(title(page)).toHaveText(words.inProgress);
}

/** From the choice of the ID to the wait for what the scanner reads off a specimen. */
export async function scanSpecimen(
  page: Page,
  words: WizardWords,
  outcome = words.read,
): Promise<void> {
  await goToScanner(page, words);
  await button(page, words.clean).click();
  await expect(page.getByRole('img', { name: words.chosen })).toBeVisible();
  await sendFromScanner(page, words, outcome);
}

/** How long a reading may take: that is the machine's matter. */
export const readingMs = 120_000;

/** From the outcome, once it is known, over its three seconds to the guide of the selfie. */
export async function passResult(page: Page, words: WizardWords): Promise<void> {
  await expect(title(page)).toHaveText(words.wasRead, { timeout: readingMs });
  await page.clock.runFor(3000);
  await expect(title(page)).toHaveText(words.selfieGuide);
}

/** From the guide over the camera to the form. */
export async function takeSelfie(page: Page, words: WizardWords): Promise<void> {
  await button(page, words.ready).click();
  await expect(title(page)).toHaveText(words.selfie);
  await expect(page.locator('video')).toBeVisible();
  await button(page, words.take).click();
  await expect(page.getByRole('img', { name: words.taken })).toBeVisible();
  await button(page, words.upload).click();
  await expect(title(page)).toHaveText(words.form);
}

/** What the scanner read stands in the form. */
export async function expectScanned(
  page: Page,
  words: WizardWords,
  { ocr }: KycRecord,
): Promise<void> {
  expect(ocr.idType).toBe('UMID');
  for (const read of [ocr.idNumber, ocr.first_name, ocr.last_name]) expect(read).not.toBe('');
  await expect(field(page, words.idType)).toHaveText('UMID');
  await expect(typed(page, words.firstName)).toHaveValue(ocr.first_name);
  await expect(typed(page, words.lastName)).toHaveValue(ocr.last_name);
}

/** What no ID of this type tells. */
export async function fillRest(page: Page, words: WizardWords): Promise<void> {
  await typed(page, words.placeOfBirth).fill('Cebu City');
  await typed(page, words.currentAddress).fill('#1 Rizal St. (rear), Cebu');
  await choose(page, words.occupation, words.freelancer);
  await choose(page, words.funds, words.savings);
}

/** What is open while the house decides, and what the approval opens, by the documents' table. */
async function expectMeanwhile(page: Page, words: WizardWords, isFrozen: boolean): Promise<void> {
  const items = (name: string) => page.getByRole('region', { name }).getByRole('listitem');
  const { deposit, play, welfare, withdraw } = words;
  await expect(items(words.meanwhile)).toHaveText(isFrozen ? [] : [deposit, play]);
  await expect(items(words.approved)).toHaveText(
    isFrozen ? [deposit, play, welfare, withdraw] : [welfare, withdraw],
  );
}

/** Submits the form and sees its success once, until it is left by its button; the next visit finds it under review. */
export async function submitAndLeave(
  page: Page,
  words: WizardWords,
  isFrozen = false,
): Promise<void> {
  await button(page, words.submit).click();
  await expect(title(page)).toHaveText(words.submitted);
  await expect(page.getByText(words.wait)).toBeVisible();
  await expectMeanwhile(page, words, isFrozen);
  const home = page.getByRole('link', { name: words.home });
  await expect(home).toHaveAttribute('href', '/');
  // It does not leave by itself, however long it is looked at.
  await page.clock.runFor(60_000);
  await expect(title(page)).toHaveText(words.submitted);
  await home.click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await page.goto('/s-kyc');
  await expect(title(page)).toHaveText(words.underReview);
}
