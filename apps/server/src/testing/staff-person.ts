import { randomUUID } from 'node:crypto';
import { finishStaffLogin, loginStaff, takeInvitation } from '@perya/contract/staff/calls/entrance';
import type { Role } from '@perya/contract/staff/roles';
import { bySystem } from '../modules/audit/index.ts';
import { createStaffClient } from './api-staff.ts';
import { firstAppCode } from './authenticator-app.ts';
import type { TestServer } from './test-server.ts';

export const staffPassword = 'quiet harbour lantern 7';

/** Somebody who was invited and has come in by hand, with a password and an authenticator app. */
export async function enrolPerson(server: TestServer, role: Role) {
  const email = `${role}-${randomUUID()}@house.example`;
  const { staffId, invitation } = await server.staff.invite(
    bySystem('test'),
    { email, name: 'Nena Cruz', role },
    'a test',
  );
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
