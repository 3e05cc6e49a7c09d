import { randomUUID } from 'node:crypto';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { addressOf, goInside } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { approveRequest } from './approve-request.ts';
import { openAsStaff } from './open-as-staff.ts';
import { recordRound } from './record-round.ts';
import { tabTo } from './tab-to.ts';

test('@desktop in the room of games staff take a game into maintenance by keyboard alone, make a key that is shown once and only to who may, follow a round to its postings and its proof, and risk changes what counts as turnover', async ({
  page,
  browser,
}) => {
  await test.step('a game goes into maintenance, in words that players then read', async () => {
    await openAsStaff(page, 'games', '/backoffice/games?w=wheel');
    const table = page.getByRole('table', { name: 'Catalogue' });
    const first = table.locator('[data-row-link]').first();
    await expect(first).toBeVisible();
    const name = (await first.textContent()) ?? '';
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('complementary', { name });
    await tabTo(page, drawer.getByRole('button', { name: 'Maintenance', exact: true }));
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: `Maintenance of ${name}` });
    await tabTo(page, dialog.getByLabel('What players read, in English'));
    await page.keyboard.type('New reels until noon');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Bagong reel hanggang tanghali');
    await tabTo(page, dialog.getByLabel('Reason'));
    await page.keyboard.type('Planned');
    await tabTo(page, dialog.getByRole('button', { name: 'Begin maintenance' }));
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('status')).toHaveText(`${name} is under maintenance.`);
    await page.keyboard.press('Escape');
    await expect(drawer.getByText('New reels until noon')).toBeVisible();
    const answer = await page.request.get(addressOf('/member/game/list?w=wheel'), {
      headers: { accept: 'application/json' },
    });
    expect(await answer.text()).toContain('Bagong reel hanggang tanghali');
    await tabTo(page, drawer.getByRole('button', { name: 'End maintenance' }));
    await page.keyboard.press('Enter');
    const ending = page.getByRole('dialog', { name: `End the maintenance of ${name}` });
    await tabTo(page, ending.getByLabel('Reason'));
    await page.keyboard.type('The work');
    await tabTo(page, ending.getByRole('button', { name: 'End maintenance' }));
    await page.keyboard.press('Enter');
    await expect(ending.getByRole('status')).toHaveText(`${name} is no longer under maintenance.`);
    await page.keyboard.press('Escape');
    await expect(ending).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });

  await test.step('a generated game is marked, and says which game opens', async () => {
    const rows = page.getByRole('table', { name: 'Catalogue' }).getByRole('row');
    await goInside(page, '/backoffice/games?w=perya-lines');
    await expect(rows.filter({ hasText: 'Perya Lines' })).toHaveCount(1);
    await expect(rows.filter({ hasText: 'Generated' })).toHaveCount(0);
    await goInside(page, '/backoffice/games?w=mango-rush&mark=generated');
    await expect(rows.filter({ hasText: 'Generated' })).toHaveCount(1);
    await rows.filter({ hasText: 'Generated' }).locator('[data-row-link]').click();
    const drawer = page.getByRole('complementary', { name: 'Mango Rush' });
    await expect(drawer.getByText('Opens instead')).toBeVisible();
  });

  await test.step('a new key of a venue', async () => {
    await goInside(page, '/backoffice/games/venues');
    // A venue that no other test plays at: the studio may not be caught between two keys.
    const venue = page.getByRole('region', { name: 'Lakandiwa Reelworks' });
    await tabTo(page, venue.getByRole('button', { name: 'New key for Lakandiwa Reelworks' }));
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('A second person has to approve it');
    await tabTo(page, dialog.getByRole('button', { name: 'Ask for approval' }));
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Choose why: it stands in the audit')).toBeVisible();
    await tabTo(page, dialog.getByLabel('Reason'));
    await page.keyboard.type('Planned');
    await tabTo(page, dialog.getByRole('button', { name: 'Ask for approval' }));
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('link', { name: 'Open the request' }));
    await page.keyboard.press('Enter');
    const request = page.getByRole('complementary', { name: /^Request \d/ });
    await expect(request).toContainText('Nobody decides their own request');
    const own = await browser.newContext();
    const second = await own.newPage();
    await openAsStaff(second, 'risk', new URL(page.url()).pathname);
    await approveRequest(second);
    await own.close();
    await page.reload();
    await expect(request).toContainText('Waits for Games until');
    expect(await faultsInBothThemes(page)).toEqual([]);
    await tabTo(page, request.getByRole('button', { name: 'Show my part, this once' }));
    await page.keyboard.press('Enter');
    const secret = await request.getByLabel('Secret of the new key').inputValue();
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    await expect(request.getByRole('button', { name: 'Copy' })).toBeVisible();
    const id = await request.getByLabel('Key', { exact: true }).inputValue();
    await page.reload();
    await expect(request).toContainText('Collected by Games');
    await expect(request.getByRole('button', { name: /Show my part/ })).toHaveCount(0);
    await goInside(page, '/backoffice/games/venues');
    await expect(venue.getByRole('row', { name: id })).toBeVisible();
    await tabTo(page, venue.getByRole('button', { name: `End the key ${id}` }));
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByLabel('Reason'));
    await page.keyboard.type('Another');
    await tabTo(page, dialog.getByRole('button', { name: 'End the key' }));
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('status')).toHaveText('The key is no longer valid.');
    expect(await page.content()).not.toContain(secret);

    await openAsStaff(page, 'auditor', '/backoffice/games/venues');
    await expect(venue.getByRole('row', { name: id })).toContainText('Ended');
    await expect(page.getByRole('button', { name: /key/i })).toHaveCount(0);
  });

  await test.step('a round leads from the list to its postings and its proof, and returns are read beside it', async () => {
    const uid = '990000001';
    const name = `round-${randomUUID()}`;
    const id = await recordRound(uid, name);
    await goInside(page, `/backoffice/games/rounds?player=${uid}`);
    const table = page.getByRole('table', { name: 'Rounds' });
    await expect(table.getByRole('link', { name: id })).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The seed is the promised one')).toBeVisible();
    const movements = page.getByRole('table', { name: 'Movements' });
    await expect(movements.getByRole('row', { name: /^Win win-/ })).toContainText('₱25.00');
    await expect(page.getByRole('link', { name: /verifier/ })).toHaveAttribute('target', '_blank');
    expect(await faultsInBothThemes(page)).toEqual([]);
    await tabTo(page, page.getByRole('link', { name: 'Returns' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Returns' })).toBeVisible();
    await page.getByRole('combobox', { name: 'By day' }).selectOption('all');
    await expect(page).toHaveURL(/period=all/);
    expect(await faultsInBothThemes(page)).toEqual([]);
  });

  await test.step('how much of a stake counts as turnover, after a look at what that does', async () => {
    await openAsStaff(page, 'risk', '/backoffice/games/weights');
    const row = page.getByRole('row', { name: /^Bingo/ });
    await expect(row).toContainText('100 %');
    expect(await faultsInBothThemes(page)).toEqual([]);
    await row.getByRole('button', { name: 'Change: Bingo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Wagering contribution of Bingo' });
    const field = dialog.getByLabel('Counts of a stake, in percent');
    await dialog.getByLabel('Reason').selectOption({ label: 'Planned' });
    await field.fill('101');
    await dialog.getByRole('button', { name: 'Change' }).click();
    await expect(dialog).toContainText('A whole number from 0 to 100');
    await field.fill('20');
    await expect(dialog.getByRole('status')).toContainText('would have counted instead of');
    expect(await faultsInBothThemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Change' }).click();
    await expect(dialog.getByRole('status')).toHaveText('Stakes on Bingo now count to 20 percent.');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(row).toContainText('20 %');

    await openAsStaff(page, 'games', '/backoffice/games/weights');
    await expect(row).toContainText('20 %');
    await expect(page.getByRole('button', { name: /^Change/ })).toHaveCount(0);
  });
});
