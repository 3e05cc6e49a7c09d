import { useLingui } from '@lingui/react/macro';
import { switchStaff } from '@perya/contract/staff/calls/accounts';
import { DecisionDialog } from '../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../lib/query/use-submit.ts';
import type { Member } from './member.ts';
import { useReasons } from './use-reasons.ts';

interface SwitchDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

export function SwitchDialog({ member, onClose }: SwitchDialogProps) {
  const { t } = useLingui();
  const isOff = member.state === 'off';
  const reasons = useReasons(isOff ? 'on' : 'off');
  const { submit, isBusy, problem } = useSubmit(switchStaff, {
    problemIn: 'form',
    onDone: onClose,
  });
  const { id, name } = member;
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={isOff ? t`Switch ${name} on` : t`Switch ${name} off`}
      consequence={
        isOff
          ? t`${name} can log in again with password and authenticator app as before.`
          : t`All sessions of ${name} end at once, and nothing opens the account until it is switched on.`
      }
      reasons={reasons}
      decideLabel={isOff ? t`Switch on` : t`Switch off`}
      isDangerous={!isOff}
      busy={isBusy}
      problem={problem}
      onDecide={(reason) => void submit({ id, is_on: isOff, reason })}
    />
  );
}
