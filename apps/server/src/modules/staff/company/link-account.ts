import { Refusal } from '../../../platform/http/refusal.ts';
import type { CompanyPerson } from '../../../providers/company/company-provider.ts';
import type { Entry, Recorded } from '../../audit/index.ts';
import type { StaffServices } from '../services.ts';

/** From then on whoever shows this company account is this person. */
export async function linkAccount(
  { companyAccounts }: Pick<StaffServices, 'companyAccounts'>,
  tx: Recorded,
  staffId: bigint,
  { issuer, subject }: CompanyPerson,
): Promise<Entry> {
  if (!(await companyAccounts.link(tx, staffId, { issuer, subject }))) {
    throw new Refusal('COMPANY_ACCOUNT_TAKEN');
  }
  return {
    action: 'staff.linked',
    subject: { kind: 'staff', id: String(staffId) },
    after: { issuer, subject },
  };
}
