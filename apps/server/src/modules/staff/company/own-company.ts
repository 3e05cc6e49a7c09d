import type { RequestOf } from '@perya/contract/call';
import type {
  beginOwnCompany as beginCall,
  removeOwnCompany as removeCall,
} from '@perya/contract/staff/calls/own-company';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { byStaff } from '../../audit/index.ts';
import { requireAccount } from '../accounts/require-account.ts';
import { requireCode, requirePassword } from '../entrance/prove-again.ts';
import type { StaffServices } from '../services.ts';
import { beginAttempt, requireCompany } from './begin-attempt.ts';

export async function getOwnCompany(
  { company, companyAccounts }: StaffServices,
  { staffId }: StaffContext,
) {
  const linked = await companyAccounts.find(staffId);
  return {
    is_on: company !== null,
    account: linked && {
      issuer: linked.issuer,
      subject: linked.subject,
      linked_at: seconds(linked.linkedAt),
      last_used_at: linked.lastUsedAt && seconds(linked.lastUsedAt),
    },
  };
}

/** It adds a way in, so both that there are must be shown. */
export async function beginOwnCompany(
  services: StaffServices,
  context: StaffContext,
  { password, code }: RequestOf<typeof beginCall>,
) {
  requireCompany(services);
  const { staffId, staffSession: sessionId } = context;
  const account = await requireAccount(services, staffId);
  await requirePassword(services, context, account, password);
  await requireCode(services, context, account, code);
  return beginAttempt(services, context, { kind: 'link', staffId, sessionId });
}

export async function removeOwnCompany(
  services: StaffServices,
  context: StaffContext,
  { password }: RequestOf<typeof removeCall>,
): Promise<boolean> {
  const { audit, accounts, company, companyAccounts, metrics } = services;
  const { staffId } = context;
  const account = await requireAccount(services, staffId);
  if (account.passwordHash === null || company?.isOnly) throw new Refusal('COMPANY_ACCOUNT_NEEDED');
  await requirePassword(services, context, account, password);
  await audit.record(byStaff(context), async (tx) => {
    const present = await accounts.lock(tx, staffId);
    // Invited anew meanwhile: the password proves nothing now.
    if (present.passwordHash !== account.passwordHash) throw new Refusal('STAFF_LOGIN_WRONG');
    const before = await companyAccounts.remove(tx, staffId);
    if (before === null) throw new Refusal('NOT_FOUND');
    return {
      result: undefined,
      entries: [
        {
          action: 'staff.unlinked',
          subject: { kind: 'staff', id: String(staffId) },
          before: { issuer: before.issuer, subject: before.subject },
        },
      ],
    };
  });
  metrics.countCompany('removed');
  return true;
}
