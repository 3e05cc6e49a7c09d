import type { Page } from '@playwright/test';
import { faultsInBothThemes } from './page/faults/faults-in-both-themes.ts';
import { openGallery } from './page/gallery.ts';
import { expect, test } from './page/test.ts';

const field = (page: Page, name: string) => page.getByRole('combobox', { name });
const wheel = (page: Page, name: string) => page.getByRole('listbox', { name });
const chosen = (page: Page, name: string) =>
  wheel(page, name).getByRole('option', { selected: true });

test('wheels turn by keys, mouse and search, choose the row that they rest on, and take the choice when it is confirmed [A-155 A-156 A-158 A-307 A-309]', async ({
  page,
  expectProblem,
}) => {
  await page.clock.install();
  await openGallery({ page, expectProblem });

  await test.step('turns a wheel by keys and takes the choice only when it is confirmed', async () => {
    await field(page, 'Seat').press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Seat' });
    await expect(sheet.getByRole('button')).toHaveText(['Cancel', 'Confirm']);
    await wheel(page, 'Seat').focus();
    await page.keyboard.press('ArrowDown');
    await expect(chosen(page, 'Seat')).toHaveText('Middle');
    await sheet.getByRole('button', { name: 'Cancel' }).click();
    await expect(field(page, 'Seat')).toHaveText('Choose a seat');
    await expect(field(page, 'Seat')).toBeFocused();

    await field(page, 'Seat').click();
    await expect(chosen(page, 'Seat')).toHaveText('Front');
    await wheel(page, 'Seat').press('End');
    await expect(chosen(page, 'Seat')).toHaveText('Back');
    await wheel(page, 'Seat').press('m');
    await expect(chosen(page, 'Seat')).toHaveText('Middle');
    await wheel(page, 'Seat').press('Enter');
    await expect(field(page, 'Seat')).toHaveText('Middle');
    await field(page, 'Seat').press('Enter');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('chooses the row of 48 units that it stands on, 200 ms after it came to rest', async () => {
    await field(page, 'Country').click();
    const list = wheel(page, 'Country');
    const heights = await list
      .getByRole('option')
      .evaluateAll((rows) => [...new Set(rows.map((row) => row.getBoundingClientRect().height))]);
    expect(heights).toEqual([48]);
    await page.clock.pauseAt(Date.now() + 60_000);
    const hasScrolled = list.evaluate(
      (element) =>
        new Promise((resolve) =>
          element.addEventListener('scroll', () => resolve(true), { once: true }),
        ),
    );
    await list.evaluate((element) => element.scrollTo({ top: 3 * 48 }));
    await hasScrolled;
    await page.clock.runFor(199);
    await expect(chosen(page, 'Country')).toHaveText('Philippines');
    await page.clock.runFor(1);
    await expect(chosen(page, 'Country')).toHaveText('Albania');
    await page.clock.resume();
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('turns by the mouse wheel and by a tap on a row', async () => {
    await field(page, 'Country').click();
    await wheel(page, 'Country').hover();
    await page.mouse.wheel(0, 480);
    await expect(chosen(page, 'Country')).not.toHaveText('Philippines');
    await wheel(page, 'Country').getByRole('option', { name: 'Algeria', exact: true }).click();
    await expect(chosen(page, 'Country')).toHaveText('Algeria');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(field(page, 'Country')).toHaveText('Algeria');
  });

  await test.step('finds a country by a search and says when there is none', async () => {
    await field(page, 'Country').click();
    const search = page.getByRole('searchbox', { name: 'Search for a country' });
    await search.fill('guin');
    await expect(chosen(page, 'Country')).toHaveText('Guinea');
    await search.press('ArrowDown');
    await expect(chosen(page, 'Country')).toHaveText('Guinea-Bissau');
    await search.fill('atlantis');
    await expect(page.getByText('No country has this name')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await search.fill('cote');
    await search.press('Enter');
    await expect(field(page, 'Country')).toHaveText("Côte d'Ivoire");
  });

  await test.step('has a wheel for day, month and year, begins at the largest date and turns back to it', async () => {
    await field(page, 'Opening day').click();
    const sheet = page.getByRole('dialog', { name: 'Select' });
    await expect(sheet.getByRole('listbox')).toHaveCount(3);
    await expect(sheet.getByRole('option', { selected: true })).toHaveText(['16', 'Nov', '2005']);
    // No wheel turns back under the finger: what is later than the largest date is of the year before.
    await wheel(page, 'Month').press('End');
    await expect(sheet.getByRole('option', { selected: true })).toHaveText(['16', 'Dec', '2004']);
    await wheel(page, 'Year').press('End');
    await expect(sheet.getByRole('option', { selected: true })).toHaveText(['16', 'Nov', '2005']);
    await wheel(page, 'Day').press('End');
    await expect(sheet.getByRole('option', { selected: true })).toHaveText(['30', 'Nov', '2004']);
    await wheel(page, 'Month').press('f');
    await expect(sheet.getByRole('option', { selected: true })).toHaveText(['29', 'Feb', '2004']);
    await sheet.getByRole('button', { name: 'Confirm' }).click();
    await expect(field(page, 'Opening day')).toHaveText('February 29, 2004');
  });

  await test.step('has no faults that a checker finds, in either theme', async () => {
    await field(page, 'Country').click();
    expect(await faultsInBothThemes(page)).toEqual([]);
  });
});
