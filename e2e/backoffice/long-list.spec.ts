import { faultsOf } from '../page/faults/faults.ts';
import { expect, test } from '../page/test.ts';
import { openAsStaff } from './open-as-staff.ts';

/** Past this many a list keeps only some rows in the page. */
const plainRowsMax = 200;

/** Runs in the page: jumps as the bar does, and says what stands in the page in the frame that shows it. */
async function jump(table: Element, place: number): Promise<{ all: number; seen: number }> {
  const scroller = table.closest('.list-scroller') as HTMLElement;
  const rowPx = table.querySelector('tr[aria-rowindex]')?.getBoundingClientRect().height ?? 0;
  scroller.scrollTop = place * rowPx;
  await new Promise(requestAnimationFrame);
  const { top, bottom } = scroller.getBoundingClientRect();
  const rows = [...table.querySelectorAll('tr[aria-rowindex]')].map((row) =>
    row.getBoundingClientRect(),
  );
  const seen = rows.filter((row) => row.bottom > top && row.top < bottom);
  return { all: rows.length, seen: seen.length };
}

/** Runs in the page: scrolls on by so many rows, and answers how many of those that stay were drawn again: those have other properties then. */
async function drawnAgain(table: Element, places: number): Promise<number> {
  const scroller = table.closest('.list-scroller') as HTMLElement;
  const rows = () => [...table.querySelectorAll('tr[aria-rowindex]')];
  const propsOf = (row: Element) => {
    const name = Object.keys(row).find((key) => key.startsWith('__reactProps$'));
    return name === undefined ? undefined : Reflect.get(row, name);
  };
  const before = new Map(rows().map((row) => [row, propsOf(row)]));
  const rowPx = rows()[0]?.getBoundingClientRect().height ?? 0;
  scroller.scrollTop += places * rowPx;
  await new Promise(requestAnimationFrame);
  const stayed = rows().filter((row) => before.has(row));
  if (stayed.length === 0 || stayed.length === rows().length) throw new Error('No row came');
  return stayed.filter((row) => before.get(row) === undefined || before.get(row) !== propsOf(row))
    .length;
}

test('@desktop a list of hundreds of rows keeps those in sight in the page, tells a screen reader of all, and leads through them by keys without losing the focus', async ({
  page,
}) => {
  await openAsStaff(page, 'games', '/backoffice/games');
  const table = page.getByRole('table', { name: 'Catalogue' });
  const rows = table.locator('tr[aria-rowindex]');
  const place = () =>
    page.evaluate(() => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex'));
  const more = page.getByRole('button', { name: 'Load more' });
  await expect(rows.first()).toBeVisible();

  await test.step('every page is read on', async () => {
    for (let read = 50; read <= plainRowsMax; read += 50) {
      await expect(table.locator(`tr[aria-rowindex="${read + 1}"]`)).toBeAttached();
      await more.scrollIntoViewIfNeeded();
      await more.click();
    }
    await expect(more).toBeHidden();
  });
  const all = Number(await table.getAttribute('aria-rowcount')) - 1;
  expect(all).toBeGreaterThan(plainRowsMax);

  await test.step('few of them stand in the page', async () => {
    await expect.poll(() => rows.count()).toBeLessThan(120);
    expect(await faultsOf(page)).toEqual([]);
  });

  await test.step('keys lead to both ends and on from there', async () => {
    await page.keyboard.press('End');
    expect(await place()).toBe(String(all + 1));
    await expect(table.locator(`tr[aria-rowindex="${all + 1}"]`)).toBeInViewport();
    await page.keyboard.press('k');
    expect(await place()).toBe(String(all));
    await page.keyboard.press('Home');
    expect(await place()).toBe('2');
    await expect(table.locator('tr[aria-rowindex="2"]')).toBeInViewport();
    await page.keyboard.press('j');
    expect(await place()).toBe('3');
  });

  await test.step('what has the focus stays, however far one scrolls', async () => {
    await table.hover();
    await page.mouse.wheel(0, 100_000);
    await expect(table.locator(`tr[aria-rowindex="${all + 1}"]`)).toBeInViewport();
    expect(await place()).toBe('3');
    await expect(table.locator('tr[aria-rowindex="60"]')).toBeHidden();
    await page.keyboard.press('j');
    expect(await place()).toBe('4');
    await expect(table.locator('tr[aria-rowindex="4"]')).toBeInViewport();
  });

  await test.step('a jump draws the rows in sight at once and those around them once it rests, and moves nothing around the list', async () => {
    await expect(page.locator('.list-scroller')).toHaveCSS('contain', 'strict');
    const { all: drawn, seen } = await table.evaluate(jump, 101);
    expect(seen).toBeGreaterThan(10);
    // The one that had the focus stays where it is.
    expect(drawn).toBe(seen + 1);
    await expect.poll(() => rows.count()).toBeGreaterThan(drawn + 8);
  });

  await test.step('a row that stays in the page is not drawn again', async () => {
    expect(await table.evaluate(drawnAgain, 12)).toBe(0);
  });

  await test.step('what is cut in a cell is said whole, and the cell scrolls nowhere', async () => {
    const cell = table.locator('tr[aria-rowindex="122"] td').last();
    await cell.evaluate((cut) => {
      cut.textContent = 'cut '.repeat(100);
    });
    await cell.hover();
    await expect(cell).toHaveAttribute('title', /^(?:cut ){100}$/);
    expect(
      await cell.evaluate((cut) => {
        cut.scrollLeft = 40;
        return cut.scrollLeft;
      }),
    ).toBe(0);
  });
});
