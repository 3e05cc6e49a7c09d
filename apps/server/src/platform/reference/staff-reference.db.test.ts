import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiStaff } from '../../testing/api-staff.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const read = (path: string, token: string | null) =>
  fetch(`${server.url}${path}`, {
    headers: token === null ? {} : { cookie: `perya_staff=${token}` },
  });
const pathsOf = async (token: string | null) => {
  const answer = await read('/backoffice/openapi.json', token);
  return Object.keys(((await answer.json()) as { paths: object }).paths);
};

test('staff read of the calls of staff those that they may send, and nobody else reads of any', async () => {
  const games = await createApiStaff(server, 'games');
  const support = await createApiStaff(server, 'support');
  const own = await pathsOf(games.token());
  expect(own).toContain('/backoffice/api/venues/provider-list');
  expect(own).not.toContain('/backoffice/api/ledger/adjust');
  expect(await pathsOf(support.token())).not.toContain('/backoffice/api/venues/take-list');
  const page = await (await read('/backoffice/docs/api', games.token())).text();
  expect(page).toContain('/backoffice/api/venues/provider-list');
  expect(page).toContain('client.call(staffCalls.readProviderList');
  const regulator = await createApiStaff(server, 'regulator');
  for (const token of [null, 'nobody-has-such-a-token-as-this-one', regulator.token()]) {
    for (const path of ['/backoffice/docs/api', '/backoffice/openapi.json']) {
      const answer = await read(path, token);
      expect(await answer.text()).not.toContain('venues/provider-list');
    }
  }
  const open = await (await fetch(`${server.url}/openapi.json`)).text();
  expect(open).not.toContain('/backoffice/');
});

test('the wire of providers is read by staff who see venues, and where developers read', async () => {
  const games = await createApiStaff(server, 'games');
  const content = await createApiStaff(server, 'content');
  const paths = ['/backoffice/docs/provider-api', '/backoffice/provider-openapi.json'];
  for (const path of paths) {
    expect(await (await read(path, games.token())).text()).toContain('/wallet/v1/{venue}/rollback');
    for (const token of [null, content.token()]) {
      expect(await (await read(path, token)).text()).not.toContain('rollback');
    }
  }
  const page = await (await fetch(`${server.url}/docs/provider-api`)).text();
  expect(page).toContain('CORRECTION_ABOVE_PAYOUT');
});
