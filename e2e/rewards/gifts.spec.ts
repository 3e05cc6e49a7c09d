import { randomUUID } from 'node:crypto';
import type { Page, WebSocketRoute } from '@playwright/test';
import { openAsPlayer } from '../identity/open-as-player.ts';
import { playerWithStatus } from '../identity/player-with-status.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { goInside } from '../page/open.ts';
import { tapMask } from '../page/tap-mask.ts';
import { expect, test } from '../page/test.ts';
import { gameFrame } from '../play/game-room.ts';
import { lookIntoDatabase } from '../setup/look-into-database.ts';

const look = (query: string) => lookIntoDatabase(process.env['E2E_DATA'] ?? '', query);

const uidOf = async (page: Page) =>
  /\d+/.exec((await page.getByText(/^ID: \d+$/).textContent()) ?? '')?.[0] ?? '';

/** As the house gives: credited at once, by promotions of the demo operator. */
const give = (uid: string, promotion: number, centavos: number) =>
  look(
    `select promotions.grant(${promotion}, array[${uid}]::bigint[], array['${randomUUID()}'], array[0]::smallint[],
       array[${centavos}]::bigint[], array['{}']::jsonb[], true, 'system')`,
  );
const levelUp = 30;
const birthday = 31;
const gift = 90;

/** A notice of the house for this player alone: everybody else is being tested too. */
const tellMaintenance = (uid: string) => {
  const message = {
    messageId: `m-${uid}`,
    cash_type: 999,
    amount: '0.00',
    name: 'We mend the wheel tonight.',
    name_tl: 'Aayusin namin ang gulong ngayong gabi.',
    from: Date.UTC(2030, 0, 1, 18) / 1000,
    until: Date.UTC(2030, 0, 1, 20) / 1000,
  };
  return look(
    `select pg_notify('perya_live', '${JSON.stringify([{ uid, topic: 'bonus', message }])}')`,
  );
};

/** Stands between the app and its line of live messages, to cut it. */
async function holdLine(page: Page) {
  let isCut = false;
  const lines: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/mqtt$/, (line) => {
    if (isCut) return void line.close();
    line.connectToServer();
    lines.push(line);
  });
  return {
    /** With every line that opens the app asks for what it has missed. */
    async opens(act: () => Promise<unknown> | unknown) {
      const asked = page.waitForResponse((answer) => answer.url().endsWith('/promo/gifts'));
      await act();
      await asked;
    },
    async cut() {
      isCut = true;
      await lines.at(-1)?.close({ code: 4000 });
    },
    mend() {
      isCut = false;
    },
  };
}

test('gifts come one at a time, wait while a game is played and are fetched after a broken line; maintenance comes at once [G-110 G-111 G-112 G-113 G-114 G-153 G-154 G-155 G-156 G-158 G-172 G-173 G-234 M-255 M-256 M-399]', async ({
  page,
}) => {
  const line = await holdLine(page);
  const phone = await playerWithStatus('fully_kyc');
  await line.opens(() => openAsPlayer(page, '/my', phone));
  const uid = await uidOf(page);
  const dialog = page.getByRole('dialog');

  await give(uid, levelUp, 800);
  await expect(dialog).toHaveAccessibleName('Level up!');
  await expect(dialog).toContainText('₱8.00');
  await expect(dialog).toContainText('It can be withdrawn after ₱8.00 of turnover.');
  const box = await dialog.boundingBox();
  const size = page.viewportSize();
  expect(Math.abs((box?.x ?? 0) * 2 + (box?.width ?? 0) - (size?.width ?? 0))).toBeLessThan(2);
  expect(Math.abs((box?.y ?? 0) * 2 + (box?.height ?? 0) - (size?.height ?? 0))).toBeLessThan(2);
  expect(await dialog.evaluate((panel) => getComputedStyle(panel).animationName)).toBe('fade-in');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await give(uid, birthday, 18_800);
  await expect(dialog).toHaveCount(1);
  await tapMask(page);
  await expect(dialog).toHaveAccessibleName('Happy birthday!');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await goInside(page, '/s-game-page/plinko');
  await expect(gameFrame(page).getByRole('button', { name: 'Drop' })).toBeEnabled();
  await give(uid, gift, 5000);
  await give(uid, gift, 6000);
  // Both are in the balance of the bar without a round, and nothing lies over the game.
  await expect(page.locator('main header')).toContainText('₱306.00');
  await expect(dialog).toHaveCount(0);
  await tellMaintenance(uid);
  await expect(dialog).toHaveAccessibleName('Maintenance');
  await expect(dialog).toContainText('We mend the wheel tonight.');
  await expect(dialog).toContainText('Jan 2, 2030');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await goInside(page, '/my');
  await expect(dialog).toContainText('₱50.00');
  await page.keyboard.press('Escape');
  await expect(dialog).toContainText('₱60.00');
  await dialog.getByRole('button', { name: 'Thank you' }).click();
  await expect(dialog).toHaveCount(0);

  // Nobody hears while the line is broken; what came meanwhile is fetched with the next one, and shown once.
  await line.cut();
  await give(uid, gift, 7000);
  await page.getByRole('main').getByRole('radio', { name: 'Tagalog' }).check();
  await line.opens(() => line.mend());
  await expect(dialog).toHaveAccessibleName('May regalo ka');
  await expect(dialog).toContainText('₱70.00');
  await dialog.getByRole('button', { name: 'Salamat' }).click();
  await expect(dialog).toHaveCount(0);
  await line.opens(() => page.reload());
  await expect(page.getByRole('heading', { name: 'Balanse Ko' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
