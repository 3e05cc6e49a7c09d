import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { addressOf, open } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { field, typed } from './fill-form.ts';
import { answerRecord, bringWizardPlayer } from './wizard-page.ts';

test('speaks Tagalog on a small phone, and is shut while a review runs and once verified [A-211]', async ({
  page,
}) => {
  const { client } = await bringWizardPlayer(page);

  await test.step('speaks Tagalog, its messages and countries too, and fits 320 px', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.context().addCookies([{ name: 'perya_lang', value: 'tl_PH', url: addressOf('/') }]);
    await page.addInitScript(() => {
      if (origin !== 'null') localStorage.setItem('perya:v1:kyc-stage', '6');
    });
    await open(page, '/s-kyc');
    await page.getByRole('button', { name: 'I-submit' }).click();
    await expect(field(page, 'Uri ng ID')).toHaveAccessibleDescription('Kailangan ang uri ng ID');
    await expect(field(page, 'Nationality')).toHaveText('Pilipinas');
    await field(page, 'Nationality').click();
    await expect(page.getByRole('button', { name: 'I-confirm' })).toBeInViewport({ ratio: 1 });
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await page.context().clearCookies({ name: 'perya_lang' });
  });

  await test.step('is shut, with the reason beside its button', async () => {
    const statuses = ['under_review', 'fully_kyc'] as const;
    let status: (typeof statuses)[number] = 'under_review';
    await answerRecord(page, client, () => ({ status }));
    for (status of statuses) {
      await page.goto('/s-kyc?form=base');
      await expect(typed(page, 'First name')).toBeDisabled();
      await expect(field(page, 'Gender')).toBeDisabled();
      await expect(page.getByRole('button', { name: 'Submit' })).toHaveAccessibleDescription(
        'Your KYC cannot be changed at present',
      );
    }
  });
});
