import { useLingui } from '@lingui/react/macro';
import { type StaffBranch, switchBranch } from '@perya/contract/kyc/staff-calls/branches';
import { DecisionDialog } from '../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../lib/query/use-submit.ts';

interface SwitchDialogProps {
  readonly branch: StaffBranch;
  readonly onClose: () => void;
}

/** Retires a branch, or opens a retired one again. */
export function SwitchDialog({ branch, onClose }: SwitchDialogProps) {
  const { t } = useLingui();
  const { id, version, address, is_open: isOpen } = branch;
  const { submit, isBusy, problem } = useSubmit(switchBranch, {
    problemIn: 'form',
    onDone: onClose,
  });
  const reasons = [
    { value: 'planned', label: t`Planned` },
    { value: 'moved', label: t`The branch has moved` },
    { value: 'regulator', label: t`The regulator or the law asks for it` },
    { value: 'other', label: t`Another reason` },
  ];
  return (
    <DecisionDialog
      onClose={onClose}
      title={isOpen ? t`Retire the branch` : t`Open the branch again`}
      consequence={
        <>
          <p className="font-semibold">{address}</p>
          <p>
            {isOpen
              ? t`No player can choose it from now on. Identity checks that name it keep it.`
              : t`Players can choose it at once.`}
          </p>
        </>
      }
      reasons={reasons}
      decideLabel={isOpen ? t`Retire` : t`Open again`}
      onDecide={(reason) => void submit({ id, version, is_open: !isOpen, reason })}
      busy={isBusy}
      problem={problem}
      isDangerous={isOpen}
    />
  );
}
