import { isApiPath } from '@perya/contract/public-paths';
import { mergeTests } from '@playwright/test';
import { askForCode, loginSheet, typeCode } from './identity/log-in.ts';
import { freshPhone } from './identity/player.ts';
import { untilAlive } from './page/open.ts';
import { expect, test as pageTest } from './page/test.ts';
import { untilListening } from './page/until-listening.ts';
import { freePort } from './setup/free-port.ts';
import { lookIntoDatabase } from './setup/look-into-database.ts';
import { test as serverTest } from './setup/server-test.ts';

const test = mergeTests(pageTest, serverTest);

test('works with its API on another host: logs in, hears live messages, keeps its brand and its device [A-360 M-341]', async ({
  page,
  context,
  folder,
  start,
  expectProblem,
}) => {
  expectProblem(/CORS|ERR_FAILED/);
  const port = await freePort();
  const app = `http://perya.app.localhost:${port}`;
  const api = `http://api.app.localhost:${port}`;
  const settings = { PERYA_PUBLIC_URL: app, PERYA_API_BASE: api };
  await start({ PERYA_DATA: folder, PORT: String(port), ...settings }).ready;
  await lookIntoDatabase(folder, 'update announcements.announcement set is_on = false');
  const asked: URL[] = [];
  const lines: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (isApiPath(url.pathname)) asked.push(url);
  });
  page.on('websocket', (socket) => lines.push(socket.url()));

  await page.goto(`${app}/my`);
  await untilAlive(page);
  const phone = freshPhone();
  await askForCode(loginSheet(page), phone);
  const inbox = await fetch(`http://127.0.0.1:${port}/sandbox/sms.json?phone=${phone}`);
  const [{ code }] = (await inbox.json()) as [{ code: string }];
  await untilListening(page, () => typeCode(loginSheet(page), code));
  await expect(loginSheet(page)).toHaveCount(0);

  const device = (await context.cookies(api)).find(({ name }) => name === 'perya_device');
  expect(device).toMatchObject({ domain: 'api.app.localhost', httpOnly: true });
  // The cookie of the API's host goes with the calls of the app.
  const wallet = page.waitForResponse((response) => response.url() === `${api}/finance/wallet`);
  await page.goto(`${app}/my`);
  const answered = await wallet;
  expect(answered.status()).toBe(200);
  const { cookie } = await answered.request().allHeaders();
  expect(cookie).toContain(`perya_device=${device?.value}`);

  expect(asked.map(({ pathname }) => pathname)).toEqual(
    expect.arrayContaining(['/member/otp/login', '/member/detail', '/finance/wallet']),
  );
  expect(asked.filter(({ origin }) => origin !== api)).toEqual([]);
  expect(new Set(lines)).toEqual(new Set([`${api.replace('http', 'ws')}/mqtt`]));

  // A page of anybody else, which no policy of ours holds back, gets nothing from the same API.
  const other = `http://other.app.localhost:${port}/`;
  await page.route(other, (route) => route.fulfill({ contentType: 'text/html', body: '<p>x</p>' }));
  await page.goto(other);
  const outcome = await page.evaluate(
    (url) =>
      fetch(url, { credentials: 'include' }).then(
        () => 'read',
        () => 'refused',
      ),
    `${api}/member/terms`,
  );
  expect(outcome).toBe('refused');
});
