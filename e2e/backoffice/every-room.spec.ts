import type { Role } from '@perya/contract/staff/roles';
import type { Page } from '@playwright/test';
import { faultsOf } from '../page/faults/faults.ts';
import { addressOf } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { type StaffRoom, staffRoomsOf } from '../shots/staff-rooms.ts';
import { openAsStaff } from './open-as-staff.ts';
import { submitIdentity } from './submit-identity.ts';

/** By how much the window or its page could be scrolled sideways: what is wider is scrolled in its own place. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, document.querySelector('main')].map((place) =>
      place ? place.scrollWidth - place.clientWidth : -1,
    ),
  );

/** Rooms side by side, so that the slowest machine ends each part in time. */
const parts: readonly { name: string; role: Role; paths: RegExp }[] = [
  {
    name: 'home, players and requests',
    role: 'administrator',
    paths: /^\/(?:$|players|requests)/,
  },
  { name: 'KYC and payments', role: 'administrator', paths: /^\/(?:kyc|payments)/ },
  { name: 'games and promotions', role: 'administrator', paths: /^\/(?:games|promotions)/ },
  {
    name: 'content, support and risk',
    role: 'administrator',
    paths: /^\/(?:content|support|risk)/,
  },
  {
    name: 'figures, oversight and privacy',
    role: 'administrator',
    paths: /^\/(?:reports|oversight|privacy)/,
  },
  {
    name: 'operations, audit and settings',
    role: 'administrator',
    paths: /^\/(?:house|audit|settings)/,
  },
  { name: 'AML', role: 'aml', paths: /^\/aml/ },
];

async function lookAt(page: Page, { path }: StaffRoom): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(addressOf(`/backoffice${path}`));
  await expect(page.locator('main').getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  expect(await faultsOf(page), path).toEqual([]);
  for (const width of [1280, 1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => tooWide(page), `${path} at ${width}`).toEqual([0, 0]);
  }
}

for (const { name, role, paths } of parts) {
  test(`@desktop every place of ${name} has no fault of accessibility, and fits into every window`, async ({
    page,
  }) => {
    const { uid } = await submitIdentity();
    await openAsStaff(page, role, '/backoffice');
    const rooms = (staffRoomsOf(uid).get(role) ?? []).filter(
      ({ path, first }) => paths.test(path) && !first,
    );
    expect(rooms.length).toBeGreaterThan(0);
    for (const room of rooms) await lookAt(page, room);
  });
}
