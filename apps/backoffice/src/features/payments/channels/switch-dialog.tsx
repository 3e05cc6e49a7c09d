import { useLingui } from '@lingui/react/macro';
import { type StaffChannel, switchChannel } from '@perya/contract/payments/staff-calls/channels';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';

interface SwitchDialogProps {
  readonly channel: StaffChannel;
  readonly onClose: () => void;
}

/** Opens or closes a channel at once. */
export function SwitchDialog({ channel, onClose }: SwitchDialogProps) {
  const { t } = useLingui();
  const { name } = channel;
  const state = channel.state === 'open' ? 'closed' : 'open';
  const { submit, isBusy, problem } = useSubmit(switchChannel, {
    problemIn: 'form',
    onDone: onClose,
  });
  const isClosing = state === 'closed';
  const reasons = [
    ...(isClosing
      ? [
          { value: 'maintenance', label: t`Maintenance` },
          { value: 'failures', label: t`Too many failures` },
        ]
      : [{ value: 'works-again', label: t`It works again` }]),
    { value: 'regulator', label: t`The regulator or the law asks for it` },
    { value: 'other', label: t`Another reason` },
  ];
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={isClosing ? t`Close ${name}` : t`Open ${name}`}
      consequence={
        isClosing
          ? t`Players see it dimmed at once and begin nothing new by it. What has begun goes on to its end.`
          : t`Players can use it at once.`
      }
      reasons={reasons}
      decideLabel={isClosing ? t`Close` : t`Open`}
      onDecide={(reason) => void submit({ id: channel.id, state, words: reason })}
      busy={isBusy}
      problem={problem}
      isDangerous={isClosing}
    />
  );
}
