import { useLingui } from '@lingui/react/macro';
import {
  type StaffAnnouncement,
  switchAnnouncement,
} from '@perya/contract/announcements/staff-calls/announcements';
import { DecisionDialog } from '../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../lib/query/use-submit.ts';

interface SwitchDialogProps {
  readonly announcement: StaffAnnouncement;
  readonly onClose: () => void;
}

/** Switches it on or off, at once. */
export function SwitchDialog({ announcement, onClose }: SwitchDialogProps) {
  const { t } = useLingui();
  const { id, is_on, title_en: name } = announcement;
  const { submit, isBusy, problem } = useSubmit(switchAnnouncement, {
    problemIn: 'form',
    onDone: onClose,
  });
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={is_on ? t`Switch off: ${name}` : t`Switch on: ${name}`}
      consequence={
        is_on
          ? t`Players are shown it no more, from now on. Whoever has it on the screen keeps it until it is closed.`
          : t`Players for whom it is are shown it as soon as its time has come.`
      }
      reasons={[
        { value: 'planned', label: t`As planned` },
        ...(is_on
          ? [
              { value: 'mistake', label: t`There is a mistake in it` },
              { value: 'over', label: t`What it tells of is over` },
            ]
          : [{ value: 'mended', label: t`The mistake is mended` }]),
        { value: 'regulator', label: t`The regulator or the law asks for it` },
        { value: 'other', label: t`Another reason` },
      ]}
      decideLabel={is_on ? t`Switch off` : t`Switch on`}
      onDecide={(reason) => void submit({ id, is_on: !is_on, reason })}
      busy={isBusy}
      problem={problem}
      isDangerous={is_on}
    />
  );
}
