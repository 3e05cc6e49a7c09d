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

/** From the phone step to the code step. */
export async function askForCode(scope: Page | Locator, phone: string): Promise<void> {
  await scope.getByLabel('Phone number').fill(phone);
  await scope.getByRole('button', { name: 'I agree' }).click();
  await scope.getByRole('button', { name: 'Send code' }).click();
  await firstBox(scope).waitFor();
}

/** The whole way by code; the last digit sends it. */
export async function logInByCode(scope: Page | Locator, phone: string): Promise<void> {
  await askForCode(scope, phone);
  await typeCode(scope, await readCode(phone));
}
