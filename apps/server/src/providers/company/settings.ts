import { type Role, roleNames } from '@perya/contract/staff/roles';
import * as z from 'zod/mini';
import { declareSettings } from '../../platform/settings/declare-settings.ts';
import { oneOf, text, url } from '../../platform/settings/setting-forms.ts';
import { StartError } from '../../platform/start-error.ts';

export interface CompanySettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  scope: string;
  /** Which role a group of the company stands for. */
  groups: ReadonlyMap<string, Role>;
  /** Where the provider says in which groups somebody is. */
  groupsClaim: string;
  /** The provider asks for a second factor itself; ours is asked for all the same where it does not. */
  trustsSecondFactor: boolean;
  /** No password opens the staff app. */
  isOnly: boolean;
}

const isRole = (name: string): name is Role => roleNames.some((role) => role === name);

/** `cashiers=cashier`: the name of a group may have an equals sign, that of a role has none. */
function readGroup(part: string): [string, Role] | null {
  const end = part.lastIndexOf('=');
  const group = part.slice(0, Math.max(end, 0)).trim();
  const role = part.slice(end + 1).trim();
  return group !== '' && isRole(role) ? [group, role] : null;
}

const readGroups = (given: string) => given.split(',').map(readGroup);

const groups = () =>
  z.pipe(
    z
      .string()
      .check(
        z.refine(
          (given) => readGroups(given).every((each) => each !== null),
          `must be groups and their roles such as Cashiers=cashier, with commas between them; roles are ${roleNames.join(', ')}`,
        ),
      ),
    z.transform((given) => new Map(readGroups(given).flatMap((each) => (each ? [each] : [])))),
  );

const scope = () =>
  z
    .string()
    .check(
      z.refine(
        (given) => given.split(' ').includes('openid'),
        'must be scopes with spaces between them, openid among them',
      ),
    );

const needed = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_GROUPS'] as const;
const further = [
  'OIDC_GROUPS_CLAIM',
  'OIDC_SCOPE',
  'OIDC_TRUSTS_SECOND_FACTOR',
  'OIDC_ONLY',
] as const;

/** Accounts of the company that runs the house, by which its staff log in. */
export const companySettings = declareSettings(
  {
    OIDC_ISSUER: {
      isOutside: true,
      schema: z.optional(url('https', 'http')),
      unset: '–',
      meaning:
        'the OpenID Connect provider of the company, by whose accounts staff may log in (`docs/operations.md`)',
    },
    OIDC_CLIENT_ID: {
      schema: z.optional(text()),
      unset: '–',
      meaning: 'what the provider calls this house; needed with `OIDC_ISSUER`',
    },
    OIDC_CLIENT_SECRET: {
      schema: z.optional(text()),
      unset: '–',
      isSecret: true,
      meaning: 'by what the provider knows this house; needed with `OIDC_ISSUER`',
    },
    OIDC_GROUPS: {
      schema: z.optional(groups()),
      unset: '–',
      meaning:
        'which role a group of the company stands for, such as `Cashiers=cashier,Helpdesk=support`; nobody gets more by it than their role in the house; needed with `OIDC_ISSUER`',
    },
    OIDC_GROUPS_CLAIM: {
      schema: z.optional(text()),
      unset: '`groups`',
      meaning: 'where the ID token says in which groups somebody is',
    },
    OIDC_SCOPE: {
      schema: z.optional(scope()),
      unset: '`openid`',
      meaning: 'what the provider is asked for, where it names groups for a scope alone',
    },
    OIDC_TRUSTS_SECOND_FACTOR: {
      schema: z.optional(oneOf('on', 'off')),
      unset: '`off`',
      meaning:
        "`on` leaves the second factor of a login to the provider; otherwise the house's own is asked for after it",
    },
    OIDC_ONLY: {
      schema: z.optional(oneOf('on', 'off')),
      unset: '`off`',
      meaning: '`on` lets nobody into the staff app by a password',
    },
  },
  (given): { company: CompanySettings | null } => {
    const {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_GROUPS: groups,
    } = given;
    if (!issuer || !clientId || !clientSecret || !groups) {
      const set = [...needed, ...further].filter((name) => given[name] !== undefined);
      if (set.length === 0) return { company: null };
      const missing = needed.filter((name) => given[name] === undefined);
      throw new StartError(`Set ${missing.join(', ')} with ${set.join(', ')}, or none of them.`);
    }
    return {
      company: {
        issuer,
        clientId,
        clientSecret,
        groups,
        groupsClaim: given.OIDC_GROUPS_CLAIM ?? 'groups',
        scope: given.OIDC_SCOPE ?? 'openid',
        trustsSecondFactor: given.OIDC_TRUSTS_SECOND_FACTOR === 'on',
        isOnly: given.OIDC_ONLY === 'on',
      },
    };
  },
);
