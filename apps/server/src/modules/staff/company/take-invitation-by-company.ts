import type { StaffEntranceContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { CompanyPerson } from '../../../providers/company/company-provider.ts';
import { byStaff } from '../../audit/index.ts';
import { beginSecondStep } from '../entrance/begin-second-step.ts';
import type { StaffServices } from '../services.ts';
import type { Purpose } from './company-attempt.store.ts';
import { holdAccount, holdUnderGroups } from './hold-under-groups.ts';
import { linkAccount } from './link-account.ts';

type Invited = Extract<Purpose, { kind: 'invitation' }>;

/** The company account takes the place of the first password; the authenticator app follows as ever. */
export async function takeInvitationByCompany(
  services: StaffServices,
  context: StaffEntranceContext,
  { invitationHash, codeHash }: Invited,
  person: CompanyPerson,
) {
  const { audit, invitations, metrics } = services;
  const found = await invitations.find(invitationHash);
  if (found === null) throw new Refusal('INVITATION_OVER');
  const { staffId } = found;
  const account = await audit.record(byStaff({ ...context, staffId }), async (tx) => {
    const held = await holdAccount(services, tx, staffId);
    const isOn = held.account.switchedOffAt === null;
    if (!isOn || !(await invitations.take(tx, invitationHash, codeHash))) {
      throw new Refusal('INVITATION_OVER');
    }
    const narrowed = await holdUnderGroups(services, tx, held, person.roles);
    if (narrowed === null) throw new Refusal('COMPANY_GROUPS');
    const hasPassword = held.account.passwordHash !== null;
    return {
      result: held.account,
      entries: [
        {
          action: 'staff.invitation-taken',
          subject: { kind: 'staff', id: String(staffId) },
          before: { has_password: hasPassword },
          after: { has_password: hasPassword },
        },
        await linkAccount(services, tx, staffId, person),
        ...narrowed,
      ],
    };
  });
  metrics.countCompany('linked');
  const second = await beginSecondStep(services, context, account, 'company');
  return { outcome: 'second-step', second } as const;
}
