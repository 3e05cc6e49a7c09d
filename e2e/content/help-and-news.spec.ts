import { randomUUID } from 'node:crypto';
import { openAsPlayer } from '../identity/open-as-player.ts';
import { faultsOf } from '../page/faults/faults.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { onDesktop } from '../page/on-desktop.ts';
import { addressOf, goInside, open } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { lookIntoDatabase } from '../setup/look-into-database.ts';

// What nobody has opened yet on these pages is looked at in every-look.spec.ts, in every brand, theme and language.
test('a player finds help in five groups and by search, with the limits of the cashier, news with the ways to those beside it, who the brand is and where to follow it but not inside the wallet app, and what documents were agreed to [A-037 G-059 G-060 G-061 G-062 G-063 G-064 G-067 G-068 G-069 G-136 G-186 G-238 G-287 G-288 G-304 G-305 G-306]', async ({
  page,
}) => {
  await test.step('help', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openAsPlayer(page, '/my');
    await page.getByRole('link', { name: 'Help center' }).click();
    await expect(page).toHaveURL(addressOf('/my/helpcenter'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help center');
    await expect(page.getByRole('tab')).toHaveText([
      'General',
      'Deposit',
      'Withdrawal',
      'Perya Club',
      'Others',
    ]);
    expect(asked).toContain('/member/help/list');
    const entry = page.getByRole('group').filter({ hasText: 'How do I log in?' });
    const steps = entry.getByRole('listitem');
    await expect(steps.first()).toBeHidden();
    await entry.getByText('How do I log in?').click();
    // HTML is drawn as elements, not as the signs that it is made of.
    await expect(steps).toHaveCount(3);
    await expect(steps.first().locator('strong')).toHaveText('Login');
    expect(await entry.innerText()).not.toMatch(/<\/?[a-z]/);
    expect(await faultsInBothThemes(page)).toEqual([]);
    await onDesktop(page, async () => {
      await expect(steps).toHaveCount(3);
      expect(await faultsOf(page)).toEqual([]);
    });

    await page.getByRole('tab', { name: 'Deposit' }).click();
    await page.getByText('How much can I deposit?').click();
    const panel = page.getByRole('tabpanel', { name: 'Deposit' });
    await expect(
      panel.getByRole('listitem').filter({ hasText: /^GCash: ₱[\d,]+ to ₱[\d,]+$/ }),
    ).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('{{');

    await page.getByRole('tab', { name: 'Withdrawal' }).click();
    await page.getByText('Which accounts can I withdraw to?').click();
    await expect(
      page.getByText('up to three withdrawal accounts, each of kind GCASH or MAYA'),
    ).toBeVisible();

    await page.getByLabel('Search in help').fill('authenticator');
    await expect(page.getByText('Articles found: 1')).toBeVisible();
    await page.getByText('Somebody else knows my password').click();
    // A link of ours stays inside the app.
    await page.getByRole('main').getByRole('link', { name: 'Security' }).click();
    await expect(page).toHaveURL(addressOf('/s-account/security'));
    await goInside(page, '/my/helpcenter');
    await page.getByLabel('Search in help').fill('zebra');
    await expect(page.getByText('There is no data yet！')).toBeVisible();
  });

  await test.step('news opens over its list', async () => {
    await goInside(page, '/my/news');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'The fair is open' }).click();
    const detail = page.getByRole('dialog', { name: 'The fair is open' });
    await expect(detail.getByRole('listitem')).toHaveCount(3);
    await expect(detail.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await expect(detail.getByRole('button', { name: 'Next' })).toBeDisabled();
    expect(await faultsInBothThemes(page)).toEqual([]);
    await detail.getByRole('link', { name: 'the help centre' }).click();
    await expect(page).toHaveURL(addressOf('/my/helpcenter'));
  });

  await test.step('of several, each leads to those beside it', async () => {
    const articles = ['First', 'Second', 'Third'].map((title, place) => ({
      id: String(place + 1),
      title,
      content: `<p>Words of the ${title.toLowerCase()}</p>`,
      publishedAt: 1_790_000_000 - place,
    }));
    await page.route('**/member/news/list*', (route) =>
      route.fulfill({ json: { status: true, data: articles } }),
    );
    await open(page, '/my/news');
    await page.getByRole('button', { name: 'Second' }).click();
    const step = (name: string) => page.getByRole('dialog').getByRole('button', { name });
    const shown = async (title: string) => {
      await expect(page.getByRole('dialog', { name: title })).toContainText(
        `Words of the ${title.toLowerCase()}`,
      );
    };
    await shown('Second');
    await step('Previous').click();
    await shown('First');
    await expect(step('Previous')).toBeDisabled();
    await step('Next').click();
    await shown('Second');
    await step('Next').click();
    await shown('Third');
    await expect(step('Next')).toBeDisabled();
    await page.unroute('**/member/news/list*');
  });

  await test.step('the brand and its documents', async () => {
    await goInside(page, '/my/aboutus');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brand Introduction');
    await expect(page.getByRole('tab')).toHaveText(['Introduction', 'Follow Us']);
    await expect(page.getByText('A perya is the traveling night fair')).toBeVisible();
    await page.getByRole('tab', { name: 'Follow Us' }).click();
    await expect(page.getByRole('tabpanel').getByRole('link')).toHaveCount(5);

    await goInside(page, '/s-docs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documents');
    const terms = page.getByRole('link', { name: /^Terms of Use/ });
    await expect(terms).toContainText(/Version \d+, agreed /);
    await terms.click();
    await expect(page).toHaveURL(addressOf('/docs/terms-of-use'));

    await open(page, '/my/aboutus?from=ewallet');
    await expect(page.getByRole('tab')).toHaveText(['Introduction']);
    await open(page, '/my/aboutus?from=lazada');
    await expect(page.getByRole('tab')).toHaveText(['Introduction', 'Follow Us']);
  });
});

test('whatever stands in the database, an article draws words and links alone', async ({
  page,
  expectProblem,
}) => {
  // The document that is only read is held to the policy of the page too, and the browser says so.
  expectProblem(/violates the following Content Security Policy directive/);
  const title = `Hostile ${randomUUID()}`;
  const body = [
    '<p>Before</p><script>window.hit = 1</script><img src=x onerror="window.hit = 2">',
    '<p onclick="window.hit = 3" style="position:fixed;inset:0">Press</p>',
    '<iframe src="https://evil.example"></iframe><svg onload="window.hit = 4"><text>drawn</text></svg>',
    '<a href="javascript:window.hit = 5">runs</a><a href="data:text/html,x">loads</a>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hit=6&gt;">',
  ].join('');
  const words = JSON.stringify({ title: { en: title, tl: title }, body: { en: body, tl: body } });
  const data = process.env['E2E_DATA'] ?? '';
  await lookIntoDatabase(
    data,
    `with made as (
       insert into content.article (key, kind, place, sort, in_force, made_at, changed_by, changed_at)
       values ('${title}', 'help', 'others', 9000, 1, now(), 'system:test', now()) returning id
     )
     insert into content.version (article_id, number, words, published_by, published_at, reason)
     select id, 1, '${words.replaceAll("'", "''")}', 'system:test', now(), 'Test' from made`,
  );
  await openAsPlayer(page, '/my/helpcenter');
  await page.getByRole('tab', { name: 'Others' }).click();
  const entry = page.getByRole('group').filter({ hasText: title });
  await entry.getByText(title).click();
  await expect(entry.getByText('Before')).toBeVisible();
  await entry.getByText('Press').click();
  await expect(entry.getByText('runs')).toBeVisible();
  await expect(entry.getByRole('link')).toHaveCount(0);
  const drawn = await entry
    .locator('.prose')
    .evaluate((prose) =>
      [...prose.querySelectorAll('*')].map(
        ({ localName, attributes }) => `${localName}${attributes.length || ''}`,
      ),
    );
  expect(new Set(drawn)).toEqual(new Set(['p', 'span']));
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  await lookIntoDatabase(
    data,
    `update content.article set in_force = null, revision = revision + 1 where key = '${title}'`,
  );
});
