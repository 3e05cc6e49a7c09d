import { hashToken } from '../../../platform/credentials/hash-token.ts';
import type { StaffEntranceContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { CompanyPerson } from '../../../providers/company/company-provider.ts';
import { byStaff, byVisitor, nothingChanged } from '../../audit/index.ts';
import type { Account } from '../accounts/account.store.ts';
import { isUsable } from '../accounts/require-account.ts';
import { beginSecondStep } from '../entrance/begin-second-step.ts';
import { openSession } from '../entrance/open-session.ts';
import type { StaffServices } from '../services.ts';
import { requireCompany } from './begin-attempt.ts';
import { holdAccount, holdUnderGroups } from './hold-under-groups.ts';

/** Somebody whom the provider knows and the house does not, or no longer. */
async function refuseUnknown(
  { audit, metrics }: StaffServices,
  context: StaffEntranceContext,
  { issuer, subject }: CompanyPerson,
): Promise<never> {
  await audit.record(byVisitor(context), async () => ({
    result: undefined,
    entries: [
      {
        action: 'staff.company-refused',
        subject: { kind: 'contact', contact: subject },
        after: { why: 'unknown', issuer },
      },
    ],
  }));
  metrics.countLogin('company-unknown');
  throw new Refusal('COMPANY_ACCOUNT_UNKNOWN');
}

interface Admitted {
  account: Account;
  /** False where the groups leave no role: then no session is left either. */
  isAdmitted: boolean;
}

/** Holds the account under its groups. Null if it is unlinked or switched off by now. */
async function admit(
  services: StaffServices,
  context: StaffEntranceContext,
  staffId: bigint,
  person: CompanyPerson,
): Promise<Admitted | null> {
  const { audit, challenges, companyAccounts, sessions } = services;
  const { issuer, roles: groups } = person;
  const subject = { kind: 'staff', id: String(staffId) } as const;
  return audit.record<Admitted | null>(byStaff({ ...context, staffId }), async (tx) => {
    const held = await holdAccount(services, tx, staffId);
    const { account } = held;
    const isLinked = await companyAccounts.use(tx, staffId, person);
    if (!isLinked || !isUsable(services, account)) return nothingChanged(null);
    const narrowed = await holdUnderGroups(services, tx, held, groups);
    if (narrowed === null) {
      await challenges.dropAll(tx, staffId);
      const sessions_ended = await sessions.end(tx, staffId, {});
      return {
        result: { account, isAdmitted: false },
        entries: [
          {
            action: 'staff.company-refused',
            subject,
            after: { why: 'groups', issuer, groups, sessions_ended },
          },
        ],
      };
    }
    return {
      result: { account, isAdmitted: true },
      entries: [{ action: 'staff.company-shown', subject, after: { issuer, groups } }, ...narrowed],
    };
  });
}

/** The company account stands in for the password; the second factor is the house's own, unless the settings trust the provider's. */
export async function loginByCompany(
  services: StaffServices,
  context: StaffEntranceContext,
  person: CompanyPerson,
) {
  const { companyAccounts, metrics } = services;
  const staffId = await companyAccounts.findOwner(person);
  const admitted = staffId === null ? null : await admit(services, context, staffId, person);
  if (admitted === null) return refuseUnknown(services, context, person);
  const { account, isAdmitted } = admitted;
  if (!isAdmitted) {
    metrics.countLogin('company-groups');
    throw new Refusal('COMPANY_GROUPS');
  }
  metrics.countCompany('used');
  const second = await beginSecondStep(services, context, account, 'company');
  // Whoever has no authenticator app yet sets it up: an account of the house never is without.
  if (!requireCompany(services).trustsSecondFactor || second.enrolment !== null) {
    return { outcome: 'second-step', second } as const;
  }
  await openSession(services, context, account, {
    challengeHash: hashToken(second.challenge),
    by: 'company',
    // A new invitation in between has taken the link away.
    stillHolds: (tx) => companyAccounts.use(tx, account.id, person),
  });
  metrics.countLogin('signed-in');
  return { outcome: 'signed-in', second: null } as const;
}
