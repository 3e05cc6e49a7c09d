import type { Page, Route } from '@playwright/test';
import { addressOf, goInside } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { toastOf } from '../page/toast-of.ts';
import {
  amountField,
  answer,
  bodyOf,
  depositButton,
  depositCall,
  openAsPayer,
  openSheet,
  press,
  refuse,
} from './deposit-page.ts';

/** The sheet with an amount in it. */
async function openFilled(page: Page) {
  await openAsPayer(page);
  const sheet = await openSheet(page);
  await amountField(sheet).fill('500');
  return sheet;
}

test('keeps the button until the answer or for three seconds, and sends nothing twice [M-202 M-203 M-447]', async ({
  page,
}) => {
  const waiting: Route[] = [];
  await page.route(depositCall, (route) => void waiting.push(route));
  await page.clock.install();
  const sheet = await openFilled(page);
  const button = depositButton(sheet);
  await page.clock.pauseAt(Date.now() + 60_000);
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => waiting.length).toBe(1);
  await page.clock.runFor(2990);
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await press(sheet);
  await page.clock.runFor(20);
  // Three seconds are over and no answer came: the button is back, the request still alone.
  await expect(button).not.toHaveAttribute('aria-disabled');
  await button.click();
  await page.clock.resume();
  await expect(toastOf(page, 'It is not sent twice')).toBeVisible();
  expect(waiting).toHaveLength(1);
  const [first] = waiting;
  if (first === undefined) throw new Error('Nothing was sent.');
  await refuse(first, 'DEPOSIT_FAILED', 'Recharge failed');
  await expect(sheet.getByText('Recharge failed')).toBeVisible();
  // An answer that comes sooner gives the button back at once.
  await button.click();
  await expect.poll(() => waiting.length).toBe(2);
  const [, second] = waiting;
  if (second !== undefined) await refuse(second, 'DEPOSIT_FAILED', 'Recharge failed');
  await expect(button).not.toHaveAttribute('aria-disabled');
  await expect(sheet.getByText('Recharge failed')).toBeVisible();
});

test('says under the amount what went wrong, in the decided words, leads to the own limits where those refuse, and to where it is paid [M-133 M-204 M-206 M-419 M-420 M-421 M-422]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/502|payment\/deposit/);
  const sheet = await openFilled(page);
  await test.step('what went wrong', async () => {
    const amount = amountField(sheet);
    for (const [words, reply] of [
      ['Recharge failed', (route: Route) => answer(route, null)],
      ['deposit pay_url error', (route: Route) => answer(route, { id: '7', pay_url: '' })],
      [
        'deposit pay_url error',
        (route: Route) => answer(route, { pay_url: 'javascript:alert(1)' }),
      ],
      ['deposit error', (route: Route) => route.fulfill({ status: 502, body: 'bad gateway' })],
      ['No connection. Try again.', (route: Route) => route.abort()],
      [
        'This payment method is closed',
        (route: Route) => refuse(route, 'X', 'This payment method is closed'),
      ],
    ] as const) {
      await page.route(depositCall, reply);
      await depositButton(sheet).click();
      await expect(amount).toHaveAccessibleDescription(new RegExp(words));
      await page.unroute(depositCall);
      // What is typed next is another try.
      await amount.fill('501');
      await expect(amount).not.toHaveAccessibleDescription(new RegExp(words));
      await amount.fill('500');
    }
  });

  await test.step('own limits', async () => {
    const words = 'This deposit is above the limit that you have set for yourself';
    await page.route(depositCall, (route) => refuse(route, 'DEPOSIT_LIMIT', words));
    await depositButton(sheet).click();
    await expect(amountField(sheet)).toHaveAccessibleDescription(new RegExp(words));
    await sheet.getByRole('link', { name: 'See your limits' }).click();
    await expect(page).toHaveURL(addressOf('/play-limits'));
    await expect(sheet).toHaveCount(0);
    await page.unroute(depositCall);
  });

  await test.step('where it is paid', async () => {
    const asked: unknown[] = [];
    await page.route(depositCall, async (route) => {
      asked.push(await bodyOf(route));
      return answer(route, { id: '7', pay_url: addressOf('/docs/faq?paid=here') });
    });
    await goInside(page, '/my');
    await openSheet(page);
    await amountField(sheet).fill('500');
    await depositButton(sheet).click();
    await expect(page).toHaveURL(addressOf('/docs/faq?paid=here'));
    await expect(sheet).toHaveCount(0);
    expect(asked).toEqual([
      { amount: '500', pid: 1001, device: 'web', cashback_flag: 1, partner: 'web' },
    ]);
  });
});
