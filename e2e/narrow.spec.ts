import type { Page } from '@playwright/test';
import { freshPhone } from './identity/player.ts';
import { addressOf, goInside, open } from './page/open.ts';
import { signIn } from './page/sign-in.ts';
import { expect, test } from './page/test.ts';

/** Words that are wider than their place, or reach beyond the screen; what scrolls sideways on purpose is left out. */
const cutWords = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
        scrolls(element.parentElement));
    // What is for screen readers alone has a pixel of its own.
    const isHidden = (element: Element) =>
      element.closest('.sr-only, [aria-hidden="true"]') !== null ||
      element.getBoundingClientRect().width <= 1;
    return [...document.querySelectorAll('main *')]
      .filter((element) =>
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
        ),
      )
      .filter((element) => !isHidden(element) && !scrolls(element))
      .filter((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const words = range.getBoundingClientRect();
        if (words.width === 0) return false;
        const parent = element.closest('li, button, a, p, section') ?? element;
        const place = parent.getBoundingClientRect();
        return words.right > innerWidth || words.right > place.right + 1;
      })
      .map((element) => element.textContent);
  });

/** Whether the boxes of two elements lie on each other. */
const overlaps = (page: Page, one: string, other: string) =>
  page.evaluate(
    ([first = '', second = '']) =>
      [...document.querySelectorAll('main li')].some((row) => {
        const a = row.querySelector(first)?.getBoundingClientRect();
        const b = row.querySelector(second)?.getBoundingClientRect();
        if (a === undefined || b === undefined) return false;
        return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      }),
    [one, other],
  );

test('on the narrowest phone in Tagalog nothing is cut, wraps where it should not or lies on something else', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await context.addCookies([{ name: 'perya_lang', value: 'tl_PH', url: addressOf('/') }]);
  await signIn(context, { phone: freshPhone() });
  await open(page, '/my');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tl');
  const id = page.getByText(/^ID: \d+/);
  expect(await id.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
  expect(await cutWords(page), '/my').toEqual([]);

  await goInside(page, '/s-points');
  await expect(page.getByText('Pending').first()).toBeVisible();
  await expect(page.getByRole('tab').first()).toBeVisible();
  expect(await cutWords(page), '/s-points').toEqual([]);
  expect(await overlaps(page, 'h3', 'button')).toBe(false);

  await goInside(page, '/s-transaction');
  const tabs = page.getByRole('main').getByRole('navigation').first();
  await expect(tabs.getByRole('link')).toHaveCount(4);
  expect(await tabs.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  const head = page.getByRole('heading', { level: 1 });
  const statement = page.getByRole('button', { name: 'Statement' });
  const [title, button] = await Promise.all([head.boundingBox(), statement.boundingBox()]);
  expect(button?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));

  for (const [path, name] of [
    ['/play-limits', 'Mga limit sa laro'],
    ['/welfare', 'Rewards'],
    ['/s-vip', 'VIP Center'],
    ['/cashback', 'Cashback'],
    ['/my/bonuses', 'Mga bonus ko'],
  ] as const) {
    await goInside(page, path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /\.\.\.$/ })).toHaveCount(0);
    expect(await cutWords(page), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});
