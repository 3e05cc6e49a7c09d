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

/** As the operator's commands do, which work as the owner of the tables. */
function operatorOf({ database: { owner: pool } }: TestServer) {
  const { api: audit } = createAudit({ pool, commitSignal: createCommitSignal() });
  return createStaffInviter(pool, { audit });
}

export const inviteAsOperator = (server: TestServer, account: NewAccount) =>
  operatorOf(server).invite(bySystem('test'), account, 'a test');

/** For whoever has lost what opened their account. */
export const inviteAgainAsOperator = (server: TestServer, email: string) =>
  operatorOf(server).inviteAgain(bySystem('test'), email, 'lost');

/** Somebody who was invited and has come in by hand, with a password and an authenticator app. */
export async function enrolPerson(server: TestServer, role: Role, url = server.url) {
  const email = `${role}-${randomUUID()}@house.example`;
  const { staffId, invitation } = await inviteAsOperator(server, {
    email,
    name: 'Nena Cruz',
    role,
  });
  const { client, token } = createStaffClient(url);
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
      const again = createStaffClient(url).client;
      return (await again.call(loginStaff, { email, password: staffPassword })).challenge;
    },
  };
}
