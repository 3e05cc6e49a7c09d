import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import { askWiderStaff, changeStaffRole } from '@perya/contract/staff/calls/accounts';
import { listRoles } from '@perya/contract/staff/calls/roles';
import { isWider } from '@perya/contract/staff/permissions';
import { AskedOutcome } from '../../lib/asking/asked-outcome.tsx';
import { useAsking } from '../../lib/asking/use-asking.ts';
import { joinReason, useDecisionForm } from '../../lib/forms/use-decision-form.ts';
import { DecisionFormDialog } from '../../lib/overlays/decision-dialog.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { useMay } from '../../lib/session/session.ts';
import type { Member } from './member.ts';
import { RoleField } from './role-field.tsx';
import { useReasons } from './use-reasons.ts';

interface RoleDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

type RoleRow = AnswerOf<typeof listRoles>['rows'][number];

/** A role that may more, or from elsewhere; whether a network lies within another one the server judges. */
const mustBeAsked = (held: RoleRow | undefined, wanted: RoleRow) =>
  isWider(held?.permissions ?? [], wanted.permissions) ||
  (held?.networks && !wanted.networks?.every((network) => held.networks?.includes(network)));

/** Another role for a colleague; one that may more is asked for, and a second person gives it. */
export function RoleDialog({ member, onClose }: RoleDialogProps) {
  const { t } = useLingui();
  const may = useMay();
  const reasons = useReasons('role');
  const { id, name } = member;
  const form = useDecisionForm(changeStaffRole, {
    typed: { role: '' },
    input: (typed) => ({ id, role: typed.role, reason: joinReason(reasons, typed) }),
    words: { role: t`Choose a role` },
    refusals: { STAFF_WIDER_ROLE: 'role', STAFF_SO_ALREADY: 'role' },
  });
  const change = useSubmit(changeStaffRole, { form, onDone: onClose });
  const ask = useAsking(askWiderStaff, form);
  const { answer: roles } = useCall(listRoles, {});
  const held = roles?.rows.find((row) => row.role === member.role);
  const wanted = roles?.rows.find((row) => row.role === form.typed.role);
  const isAsked = wanted !== undefined && mustBeAsked(held, wanted);
  const { isBusy, problem } = isAsked ? ask : change;
  return (
    <DecisionFormDialog
      form={form}
      onSubmit={form.onSubmit((input) =>
        isAsked
          ? ask.submit({ ...input, reason: 'other', words: input.reason })
          : change.submit(input),
      )}
      onClose={onClose}
      title={t`Change the role of ${name}`}
      consequence={
        isAsked
          ? t`A second person with the permission has to approve it within 24 hours.`
          : t`It counts from the next call on, also in a tab that is open.`
      }
      reasons={reasons}
      decideLabel={isAsked ? t`Ask for it` : t`Change the role`}
      busy={isBusy}
      problem={problem}
      outcome={ask.asked && <AskedOutcome id={ask.asked} />}
    >
      <RoleField
        {...form.field('role')}
        but={['regulator', member.role, ...(may('staff.widen') ? [] : ['administrator'])]}
      />
    </DecisionFormDialog>
  );
}
