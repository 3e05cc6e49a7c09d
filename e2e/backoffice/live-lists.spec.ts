import { createClient } from '@perya/contract/client';
import { getProfile } from '@perya/contract/profile/calls/profile';
import { addressOf } from '../page/open.ts';
import { openSession } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { openAsStaff } from './open-as-staff.ts';
import { newPerson, submitIdentity } from './submit-identity.ts';

test('@desktop what comes behind the last row of a queue stands there by itself, and the count says so too', async ({
  page,
}) => {
  const session = await openSession();
  const { token } = JSON.parse(session) as { token: string };
  const client = createClient({
    baseUrl: addressOf(''),
    token: { get: () => token, clear: () => {} },
  });
  const { uid } = await client.call(getProfile, {});
  await page.clock.install();
  await openAsStaff(page, 'reviewer', `/backoffice/kyc/reviews?uid=${uid}`);
  await expect(page.getByText('No submission matches')).toBeVisible();
  await submitIdentity(newPerson(), session);
  await page.clock.runFor(16_000);
  await expect(page.getByRole('link', { name: String(uid), exact: true })).toBeVisible();
  await expect(page.locator('h1 + span')).toHaveText('1');
  await expect(page.getByRole('button', { name: /^Refresh/ })).toHaveCount(0);
});
