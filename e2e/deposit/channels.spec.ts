import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { tapMask } from '../page/tap-mask.ts';
import { expect, test } from '../page/test.ts';
import { withPictures } from '../page/with-pictures.ts';
import { whileUnchanged } from '../setup/house-switch.ts';
import { amountField, openAsPayer, openSheet } from './deposit-page.ts';

test.use(withPictures);

test('offers the channels of the house with pictures, limits, tips and quick amounts [A-007 M-043 M-079 M-122 M-123 M-124 M-335 M-476]', async ({
  page,
}) => {
  // Staff of another test close one of them for a moment.
  await whileUnchanged(['channel UnionBank'], async () => {
    await openAsPayer(page);
    await expect(page.getByRole('region', { name: 'My Balance' })).toContainText('PHP');
    const sheet = await openSheet(page);
    const methods = sheet.getByRole('group', { name: 'Payment method' });
    await expect(methods.getByRole('radio', { name: /^GCash/ })).toBeChecked();
    for (const name of ['GCash', 'Maya', 'QR Ph', 'BPI Online', 'UnionBank Online', 'Voucher']) {
      await expect(methods.getByRole('radio', { name: new RegExp(`^${name}`) })).toBeEnabled();
    }
    // Channels of partners are for their own apps.
    await expect(methods.getByText(/mini/i)).toHaveCount(0);
    const pictures = methods.locator('img');
    await expect(pictures).toHaveCount(6);
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveJSProperty('complete', true);
      expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(
        0,
      );
    }
    await expect(sheet.getByText('Pay only from an account in your own name')).toBeVisible();
    await sheet.getByRole('button', { name: '₱500', exact: true }).click();
    await expect(amountField(sheet)).toHaveValue('500');
    await expect(sheet.getByText('No fee')).toBeVisible();
    expect(await faultsInBothThemes(page)).toEqual([]);
    await tapMask(page);
    await expect(sheet).toHaveCount(0);
  });
});
