import { colourOf } from './page/faults/colour-of.ts';
import { openGallery } from './page/gallery.ts';
import { expect, test } from './page/test.ts';

// One page for all of them: what one changes, no other looks at.
test('has controls that are named, reachable and worked by keyboard alone, figures that are read whole, and wears any brand and theme', async ({
  page,
  expectProblem,
}) => {
  await openGallery({ page, expectProblem });
  await test.step('names every control and gives each a target of 44 px', async () => {
    const small = await page
      .getByRole('main')
      .locator('button:visible, select:visible, a:visible, label:has(input):visible')
      .evaluateAll((controls) =>
        controls
          .map((control) => ({ box: control.getBoundingClientRect(), name: control.textContent }))
          .filter(({ box }) => box.height < 44 || box.width < 44)
          .map(({ box, name }) => `${name} ${box.width} × ${box.height}`),
      );
    expect(small).toEqual([]);
    const buttons = await page.getByRole('main').getByRole('button').all();
    for (const button of buttons) await expect(button).not.toHaveAccessibleName('');
  });

  await test.step('works a button by Enter and Space, and says when it is busy', async () => {
    const work = page.getByRole('button', { name: 'Press to be busy' });
    const finish = page.getByRole('button', { name: 'Finish the work' });
    await work.focus();
    await page.keyboard.press('Enter');
    await expect(work).toHaveAttribute('aria-busy', 'true');
    await expect(work).toBeFocused();
    await finish.focus();
    await page.keyboard.press('Space');
    await expect(work).not.toHaveAttribute('aria-busy');
  });

  await test.step('keeps a disabled button reachable and reads its reason', async () => {
    const button = page.getByRole('button', { name: 'Not yet possible' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Verify your identity first.');
    await button.focus();
    await expect(button).toBeFocused();
  });

  await test.step('shows where the focus is on every control', async () => {
    for (const name of ['Primary', 'Secondary', 'Ghost', 'Danger', 'Search']) {
      const button = page.getByRole('main').getByRole('button', { name, exact: true });
      await button.focus();
      await page.keyboard.press('Shift');
      await expect(button).not.toHaveCSS('outline-style', 'none');
    }
  });

  await test.step('reads label, hint and error with a field', async () => {
    await expect(page.getByRole('textbox', { name: 'Mobile number' })).toHaveAccessibleDescription(
      'We send a six-digit code to it.',
    );
    const amount = page.getByRole('textbox', { name: 'Amount' });
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await expect(amount).toHaveAccessibleDescription('The least amount is ₱100.');
    await amount.fill('100');
    await expect(amount).not.toHaveAttribute('aria-invalid');
    await expect(amount).toHaveAccessibleDescription('');
  });

  await test.step('shows and hides a password by keyboard', async () => {
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('perya');
    await expect(password).toHaveAttribute('type', 'password');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(password).toHaveAttribute('type', 'text');
    await expect(page.getByRole('button', { name: 'Hide password' })).toBeFocused();
  });

  await test.step('changes a select by keyboard', async () => {
    const period = page.getByRole('combobox', { name: 'Period' });
    await expect(period).toHaveValue('7');
    await period.focus();
    await page.keyboard.press('T');
    await expect(period).toHaveValue('1');
  });

  await test.step('ticks a checkbox and a switch with Space', async () => {
    const age = page.getByRole('checkbox', { name: 'I am at least 21 years old.' });
    await expect(age).toHaveAccessibleDescription('Please confirm your age.');
    await age.focus();
    await page.keyboard.press('Space');
    await expect(age).toBeChecked();
    await expect(age).toHaveAccessibleDescription('');
    const sound = page.getByRole('switch', { name: 'Sound' });
    await expect(sound).toHaveAccessibleDescription('Reels, coins and wins');
    await sound.focus();
    await page.keyboard.press('Space');
    await expect(sound).not.toBeChecked();
    await expect(page.getByRole('switch', { name: 'Unavailable here' })).toBeDisabled();
  });

  await test.step('walks radios by arrows and passes over the disabled one', async () => {
    const group = page.getByRole('group', { name: 'Channel' });
    await group.getByRole('radio', { name: 'E-wallet' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(group.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
    await expect(group.getByRole('radio', { name: 'Bank transfer' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(group.getByRole('radio', { name: 'E-wallet' })).toBeChecked();
  });

  await test.step('walks tabs by arrows, Home and End, and shows their panels', async () => {
    const list = page.getByRole('tablist', { name: 'Records' });
    await list.getByRole('tab', { name: 'Deposit' }).focus();
    for (const [key, name, text] of [
      ['ArrowRight', 'Withdraw', 'What went out.'],
      ['End', 'Bonus', 'What we gave.'],
      ['ArrowRight', 'Deposit', 'What came in.'],
      ['ArrowLeft', 'Bonus', 'What we gave.'],
      ['Home', 'Deposit', 'What came in.'],
    ] as const) {
      await page.keyboard.press(key);
      const tab = list.getByRole('tab', { name });
      await expect(tab).toBeFocused();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel', { name })).toHaveText(text);
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel', { name: 'Deposit' })).toBeFocused();
  });

  await test.step('tells a progress bar and rolls a balance that is still read whole', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const bar = page.getByRole('progressbar', { name: 'To the next level' });
    await expect(bar).toHaveAttribute('value', '320');
    await expect(bar).toHaveAttribute('aria-valuetext', '320 / 500');
    await expect(page.getByText('₱12,480.50', { exact: true }).last()).toBeAttached();
    await page.getByRole('button', { name: 'Win ₱375.25' }).click();
    await expect(page.getByText('₱12,855.75', { exact: true }).first()).toBeAttached();
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  await test.step('dresses the whole page in any brand and theme, and back', async () => {
    const root = page.locator('html');
    // What is pressed and what it lies on: two of them press marigold, on other grounds.
    const looks = new Set<string>();
    for (const name of ['Marigold fair', 'Orange sun', 'Violet star', 'Marigold ticket']) {
      await page.getByRole('button', { name, exact: true }).click();
      for (const theme of ['Light', 'Dark']) {
        await page.getByRole('button', { name: theme, exact: true }).click();
        await expect(root).toHaveAttribute('data-theme', theme.toLowerCase());
        const accent = await colourOf(page, '--accent');
        looks.add(`${accent} on ${await colourOf(page, '--surface')}`);
      }
    }
    expect(looks.size).toBe(8);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(root).toHaveAttribute('data-brand', 'h5');
    await expect(root).toHaveAttribute('data-theme', 'system');
  });
});
