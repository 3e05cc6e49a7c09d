import { openAsPlayer } from '../identity/open-as-player.ts';
import { addressOf, untilAlive } from '../page/open.ts';
import { expect, test } from '../page/test.ts';

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test.use({ serviceWorkers: 'allow' });

test('a picture that another app shares stands in the message to service, once', async ({
  page,
}) => {
  await openAsPlayer(page, '/my');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await untilAlive(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

  // The form that the phone sends for an installed app.
  await page.evaluate((base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const files = new DataTransfer();
    files.items.add(new File([bytes], 'receipt.png', { type: 'image/png' }));
    const form = document.createElement('form');
    Object.assign(form, { action: '/service/share', method: 'post' });
    form.enctype = 'multipart/form-data';
    const field = document.createElement('input');
    Object.assign(field, { type: 'file', name: 'pictures', files: files.files });
    form.append(field);
    document.body.append(form);
    form.submit();
  }, pixel);
  await expect(page).toHaveURL(addressOf('/service'));
  const shared = page.getByRole('button', { name: 'Remove picture 1' });
  await expect(shared).toBeVisible();

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await expect(shared).toHaveCount(0);
});
