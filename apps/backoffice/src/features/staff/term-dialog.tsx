import { useLingui } from '@lingui/react/macro';
import { manilaDay } from '@perya/contract/manila-time';
import { askStaffTerm } from '@perya/contract/staff/calls/accounts';
import { AskedOutcome } from '../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../lib/asking/use-asking.ts';
import { useDecisionForm } from '../../lib/forms/use-decision-form.ts';
import { DecisionFormDialog } from '../../lib/overlays/decision-dialog.tsx';
import type { Member } from './member.ts';
import { readNetworks, TermFields } from './term-fields.tsx';

interface TermDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** More time, or other networks, of somebody from outside: a second person approves it. */
export function TermDialog({ member, onClose }: TermDialogProps) {
  const { t } = useLingui();
  const { id, name, ends_at, networks } = member;
  const reasons = useReasons(askStaffTerm.reasons);
  const form = useDecisionForm(askStaffTerm, {
    typed: {
      until: ends_at === null ? '' : manilaDay((ends_at - 1) * 1000),
      networks: (networks ?? []).join('\n'),
    },
    input: (typed) => ({ ...typed, id, networks: readNetworks(typed.networks) }),
    words: {
      until: t`A day within a year`,
      networks: t`Networks, as 203.0.113.0/24`,
    },
    refusals: { STAFF_TERM_BOUNDS: 'until', NETWORK_UNREADABLE: 'networks' },
  });
  const asking = useAsking(askStaffTerm, form);
  return (
    <DecisionFormDialog
      form={form}
      onSubmit={form.onSubmit(asking.submit)}
      onClose={onClose}
      title={t`Time and networks of ${name}`}
      consequence={t`Once a second person has approved, the account can be used until the end of that day, from these networks alone.`}
      reasons={reasons}
      decideLabel={t`Ask for approval`}
      busy={asking.isBusy}
      problem={asking.problem}
      outcome={asking.asked && <AskedOutcome id={asking.asked} />}
    >
      <TermFields until={form.field('until')} networks={form.field('networks')} />
    </DecisionFormDialog>
  );
}
