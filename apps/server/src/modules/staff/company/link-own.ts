import type { StaffEntranceContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { CompanyPerson } from '../../../providers/company/company-provider.ts';
import { byStaff } from '../../audit/index.ts';
import { isUsable } from '../accounts/require-account.ts';
import type { StaffServices } from '../services.ts';
import type { Purpose } from './company-attempt.store.ts';
import { linkAccount } from './link-account.ts';

type Linking = Extract<Purpose, { kind: 'link' }>;

/** Links what was shown to the account whose password and code were shown before. */
export async function linkOwn(
  services: StaffServices,
  context: StaffEntranceContext,
  { staffId, sessionId }: Linking,
  person: CompanyPerson,
) {
  const { audit, accounts, sessions, metrics } = services;
  // It would let nobody in, and end the sessions of whoever tried.
  if (person.roles.length === 0) throw new Refusal('COMPANY_GROUPS');
  await audit.record(byStaff({ ...context, staffId }), async (tx) => {
    const present = await accounts.lock(tx, staffId);
    // Whoever took the access away meanwhile has ended this session first.
    if (!isUsable(services, present) || !(await sessions.isOpen(tx, sessionId))) {
      throw new Refusal('COMPANY_LOGIN_OVER');
    }
    return { result: undefined, entries: [await linkAccount(services, tx, staffId, person)] };
  });
  metrics.countCompany('linked');
  return { outcome: 'linked', second: null } as const;
}
