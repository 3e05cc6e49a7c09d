import { randomUUID } from 'node:crypto';
import { finishStaffLogin, loginStaff, takeInvitation } from '@perya/contract/staff/calls/entrance';
import type { Role } from '@perya/contract/staff/roles';
import { bySystem, createAudit } from '../modules/audit/index.ts';
import { createStaffInviter, type NewAccount } from '../modules/staff/index.ts';
import { createCommitSignal } from '../platform/events/commit-signal.ts';
import { createStaffClient } from './api-staff.ts';
import { firstAppCode } from './authenticator-app.ts';
import type { TestServer } from './test-server.ts';

export const staffPassword = 'quiet harbour lantern 7';

/** Invites somebody as the operator's command does, which works as the owner of the tables. */
export function inviteAsOperator({ database: { owner: pool } }: TestServer, account: NewAccount) {
  const { api: audit } = createAudit({ pool, commitSignal: createCommitSignal() });
  return createStaffInviter(pool, { audit }).invite(bySystem('test'), account, 'a test');
}

/** Somebody who was invited and has come in by hand, with a password and an authenticator app. */
export async function enrolPerson(server: TestServer, role: Role) {
  const email = `${role}-${randomUUID()}@house.example`;
  const { staffId, invitation } = await inviteAsOperator(server, {
    email,
    name: 'Nena Cruz',
    role,
  });
  const { client, token } = createStaffClient(server.url);
  const step = await client.call(takeInvitation, { invitation, password: staffPassword });
  const secret = step.enrolment?.secret ?? '';
  const { recovery_codes } = await client.call(finishStaffLogin, {
    challenge: step.challenge,
    code: firstAppCode(secret),
  });
  return {
    staffId,
    email,
    invitation,
    secret,
    client,
    token,
    recoveryCodes: recovery_codes ?? [],
    challenge: async () => {
      const again = createStaffClient(server.url).client;
      return (await again.call(loginStaff, { email, password: staffPassword })).challenge;
    },
  };
}
