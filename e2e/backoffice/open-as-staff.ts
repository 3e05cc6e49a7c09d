import type { Role } from '@perya/contract/staff/roles';
import type { Page } from '@playwright/test';
import { addressOf } from '../page/open.ts';
import { type GrantedStaff, grantStaff } from './grant-staff.ts';

/** Opens a page of the staff app as a new member of staff with this role. */
export async function openAsStaff(page: Page, role: Role, path: string): Promise<GrantedStaff> {
  const staff = await grantStaff(role);
  const { origin } = new URL(addressOf('/'));
  await page.context().addCookies([
    {
      name: 'perya_staff',
      value: staff.token,
      domain: new URL(origin).hostname,
      path: '/backoffice',
      httpOnly: true,
      sameSite: 'Strict',
    },
  ]);
  await page.goto(`${origin}${path}`);
  return staff;
}
