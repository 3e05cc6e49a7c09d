import { spawnSync } from 'node:child_process';
import { takeInvitation } from '@perya/contract/staff/calls/entrance';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStaffClient } from '../testing/api-staff.ts';
import { readAudit } from '../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

function run(program: 'create' | 'invite', ...words: string[]) {
  const file = new URL(`./${program}-staff.ts`, import.meta.url).pathname;
  const { url: DATABASE_URL, ownerUrl: DATABASE_OWNER_URL } = server.database;
  const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL, DATABASE_OWNER_URL };
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...words], {
    env,
    encoding: 'utf8',
  });
  const [, invitation = ''] = /invitation#([\w-]{43})\n/.exec(stdout) ?? [];
  return { status, invitation, said: stdout + stderr };
}

const first = ['--email', 'ana@house.example', '--name', 'Ana Reyes'];

test('npm run staff:create prints the invitation of the first administrator, and refuses in words', async () => {
  const made = run('create', ...first, '--role', 'administrator');
  expect(made.status).toBe(0);
  const { client } = createStaffClient(server.url);
  const step = await client.call(takeInvitation, {
    invitation: made.invitation,
    password: 'a lantern by the sea',
  });
  expect(step.enrolment).not.toBeNull();
  const { rows } = await server.database.pool.query('select id, role from staff.account');
  expect(rows).toMatchObject([{ role: 'administrator' }]);
  expect((await readAudit(server, String(rows[0].id)))[0]).toMatchObject({
    actor: 'system:staff:create',
    action: 'staff.invited',
  });

  const refused: [string[], string][] = [
    [[...first, '--role', 'administrator'], 'ana@house.example has an account already'],
    [[...first, '--role', 'king'], 'There is no role king'],
    [['--email', 'nowhere', '--name', 'Ana', '--role', 'risk'], 'This is not an email address'],
    [first, '--role is missing'],
    [[...first, '--role', 'risk', '--phone', '1'], "Unknown option '--phone'"],
  ];
  for (const [words, said] of refused) {
    expect(run('create', ...words)).toMatchObject({
      status: 1,
      said: expect.stringContaining(said),
    });
  }
  const count = await server.database.pool.query('select from staff.account');
  expect(count.rowCount).toBe(1);
});

test('npm run staff:invite leads back in whoever has lost everything', async () => {
  const again = run('invite', '--email', 'Ana@House.example');
  expect(again.status).toBe(0);
  const { client } = createStaffClient(server.url);
  const password = 'another lantern by the sea';
  const step = await client.call(takeInvitation, { invitation: again.invitation, password });
  expect(step.enrolment).not.toBeNull();
  expect(run('invite', '--email', 'nobody@house.example')).toMatchObject({
    status: 1,
    said: expect.stringContaining('nobody@house.example has no staff account.'),
  });
});
