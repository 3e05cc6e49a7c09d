import type { Page } from '@playwright/test';
import { open } from '../page/open.ts';
import { signIn } from '../page/sign-in.ts';
import { freshPhone } from './player.ts';

/** Opens a page of the player's own with a session in the browser; how one logs in by hand is tested elsewhere. */
export async function openAsPlayer(
  page: Page,
  path: string,
  phone = freshPhone(),
): Promise<string> {
  await signIn(page.context(), { phone });
  await open(page, path);
  return phone;
}
