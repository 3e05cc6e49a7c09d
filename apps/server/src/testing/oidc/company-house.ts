import { randomUUID } from 'node:crypto';
import {
  beginCompanyLogin,
  finishCompanyLogin,
  finishStaffLogin,
} from '@perya/contract/staff/calls/entrance';
import { beginOwnCompany } from '@perya/contract/staff/calls/own-company';
import type { Role } from '@perya/contract/staff/roles';
import { createStaffClient } from '../api-staff.ts';
import { appCode } from '../authenticator-app.ts';
import { enrolPerson, staffPassword } from '../staff-person.ts';
import { shareDatabase } from '../test-database.ts';
import { startTestServer } from '../test-server.ts';
import { type OidcMisdeeds, startOidcProvider } from './oidc-provider.ts';

const rateLimits = {
  address: { points: 1e6, seconds: 10 },
  staffLoginAddress: { points: 1e6, seconds: 10 },
};
const groups = 'Helpdesk=support,Auditors=auditor,Admins=administrator';

type Visitor = Pick<ReturnType<typeof createStaffClient>, 'client'>;
type Person = Awaited<ReturnType<typeof enrolPerson>>;
export type LinkedPerson = Person & { subject: string };

/** Takes what the provider has sent back, as the page does. */
export const finish = ({ client }: Visitor, query: string) =>
  client.call(finishCompanyLogin, { query });

/** A house whose staff log in by the accounts of a company, with its provider. */
export async function startCompanyHouse() {
  const provider = await startOidcProvider();
  const settings = { ...provider.settings, OIDC_GROUPS: groups };
  const server = await startTestServer({ rateLimits, settings });
  const startTrusting = () =>
    startTestServer({
      rateLimits,
      settings: { ...settings, OIDC_TRUSTS_SECOND_FACTOR: 'on', OIDC_ONLY: 'on' },
      database: shareDatabase(server.database),
    });

  /** As a browser that presses the button and comes back: what it comes back with. */
  async function comeBack(
    { client }: Visitor,
    subject: string,
    given: { groups?: readonly string[]; misdeeds?: OidcMisdeeds } = {},
  ): Promise<string> {
    const { address } = await client.call(beginCompanyLogin, {});
    const person = { subject, groups: given.groups ?? ['Helpdesk'] };
    return provider.approve(address, person, given.misdeeds);
  }

  /** What a person comes back with who links their account, after password and code. */
  async function comeBackToLink({ client, secret }: Person, subject: string): Promise<string> {
    const proof = { password: staffPassword, code: appCode(secret) };
    const { address } = await client.call(beginOwnCompany, proof);
    return provider.approve(address, { subject, groups: ['Helpdesk', 'Admins'] });
  }

  return {
    provider,
    server,
    startTrusting,
    comeBack,
    comeBackToLink,

    async enrolLinked(role: Role = 'support'): Promise<LinkedPerson> {
      const person = await enrolPerson(server, role);
      const subject = randomUUID();
      await finish(person, await comeBackToLink(person, subject));
      return { ...person, subject };
    },

    /** A whole login with the second factor of the house, by one of the recovery codes. */
    async logIn({ subject, recoveryCodes }: LinkedPerson, place: number) {
      const own = createStaffClient(server.url);
      const { second } = await finish(own, await comeBack(own, subject));
      const code = recoveryCodes[place] ?? '';
      await own.client.call(finishStaffLogin, { challenge: second?.challenge ?? '', code });
      return own;
    },

    async countSessions({ staffId }: Person): Promise<number> {
      const { rows } = await server.database.owner.query<{ count: number }>(
        'select count(*)::int as count from staff.session where staff_id = $1 and ended_at is null',
        [staffId],
      );
      return rows[0]?.count ?? 0;
    },

    async stop() {
      await server.stop();
      provider.stop();
    },
  };
}

export type CompanyHouse = Awaited<ReturnType<typeof startCompanyHouse>>;
