import { goInside, open } from '../page/open.ts';
import { signIn } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';

test('whatever promotes something says that gambling is addictive, and who helps', async ({
  page,
  context,
}) => {
  await signIn(context);
  await open(page, '/welfare');
  for (const path of ['/welfare', '/s-vip', '/my/bonuses', '/invite', '/daily-wins', '/cashback']) {
    await goInside(page, path);
    const main = page.getByRole('main');
    await expect(main.getByText('Gambling is addictive. Know when to stop.'), path).toBeVisible();
    await expect(main.getByRole('link', { name: /^Helpline: / }), path).toBeVisible();
  }
});
