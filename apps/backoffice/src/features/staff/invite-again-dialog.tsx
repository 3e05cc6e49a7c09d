import { useLingui } from '@lingui/react/macro';
import { inviteStaffAgain } from '@perya/contract/staff/calls/accounts';
import { useState } from 'react';
import { DecisionDialog } from '../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { InvitationTold } from './invitation-told.tsx';
import { type Member, refreshMembers } from './member.ts';
import { useReasons } from './use-reasons.ts';

interface InviteAgainDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** For a lost password or authenticator app, and for a locked account. */
export function InviteAgainDialog({ member, onClose }: InviteAgainDialogProps) {
  const { t } = useLingui();
  const reasons = useReasons();
  const [made, setMade] = useState<{ invitation: string; expires_at: number } | null>(null);
  const { submit, isBusy, problem } = useSubmit(inviteStaffAgain, {
    problemIn: 'form',
    onDone: async (answer) => {
      setMade(answer);
      await refreshMembers();
    },
  });
  const { id, name } = member;
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={t`Invite ${name} anew`}
      consequence={t`Password, authenticator app and recovery codes of ${name} end at once, and so do all sessions. The link leads to new ones.`}
      reasons={reasons}
      decideLabel={t`Make the invitation`}
      isDangerous
      busy={isBusy}
      problem={problem}
      onDecide={(reason) => void submit({ id, reason })}
      outcome={made && <InvitationTold invitation={made.invitation} expiresAt={made.expires_at} />}
    />
  );
}
