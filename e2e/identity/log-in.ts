import type { Locator, Page } from '@playwright/test';
import { readCode } from './player.ts';

export const loginSheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Log in' });

export const firstBox = (scope: Page | Locator): Locator =>
  scope.getByRole('textbox', { name: 'Digit 1 of 6' });

/** Types a code digit by digit, as on a phone's keypad. */
export async function typeCode(scope: Page | Locator, code: string): Promise<void> {
  await firstBox(scope).click();
  await firstBox(scope).page().keyboard.type(code);
}

/** Whoever has agreed at the gate is not asked again. */
async function agreeToTerms(scope: Page | Locator): Promise<void> {
  const ask = scope.getByRole('button', { name: 'I agree' });
  await ask.or(scope.getByRole('checkbox', { name: /^I agree to the Terms of Use/ })).waitFor();
  if (await ask.isVisible()) await ask.click();
}

/** From the phone step to the code step. */
export async function askForCode(scope: Page | Locator, phone: string): Promise<void> {
  await scope.getByLabel('Phone number').fill(phone);
  await agreeToTerms(scope);
  await scope.getByRole('button', { name: 'Send code' }).click();
  await firstBox(scope).waitFor();
}

/** The whole way by code; the last digit sends it. */
export async function logInByCode(scope: Page | Locator, phone: string): Promise<void> {
  await askForCode(scope, phone);
  await typeCode(scope, await readCode(phone));
}
