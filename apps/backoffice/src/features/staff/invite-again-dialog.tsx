import { useLingui } from '@lingui/react/macro';
import { askInvitationAgain } from '@perya/contract/staff/calls/accounts';
import { useState } from 'react';
import { AskedOutcome } from '../../lib/asking/asked-outcome.tsx';
import { useReasons } from '../../lib/asking/use-asking.ts';
import { DecisionDialog } from '../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../lib/query/use-submit.ts';
import type { Member } from './member.ts';

interface InviteAgainDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** For a lost password or authenticator app, and for a locked account. */
export function InviteAgainDialog({ member, onClose }: InviteAgainDialogProps) {
  const { t } = useLingui();
  const reasons = useReasons(askInvitationAgain.reasons);
  const [request, setRequest] = useState<string | null>(null);
  const { submit, isBusy, problem } = useSubmit(askInvitationAgain, {
    problemIn: 'form',
    onDone: ({ id }) => setRequest(id),
  });
  const { id, name } = member;
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={t`Invite ${name} anew`}
      consequence={t`Once a second person has approved, password, authenticator app, recovery codes and sessions of ${name} end at once. A link and a code, one from each of you, lead to new ones.`}
      reasons={reasons}
      decideLabel={t`Ask for approval`}
      isDangerous
      busy={isBusy}
      problem={problem}
      onDecide={(_reason, { chosen, words }) =>
        void submit({ id, reason: chosen as 'other', words })
      }
      outcome={request && <AskedOutcome id={request} />}
    />
  );
}
