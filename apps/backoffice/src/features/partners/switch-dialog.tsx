import { useLingui } from '@lingui/react/macro';
import { partnerBrands } from '@perya/contract/partners/partner-brands';
import {
  type PartnerChannelState,
  switchPartnerChannel,
} from '@perya/contract/partners/staff-calls/channels';
import { useState } from 'react';
import { DecisionDialog } from '../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../lib/query/use-submit.ts';

interface SwitchDialogProps {
  /** As it stood when the dialog was opened. */
  readonly channel: PartnerChannelState;
  readonly onClose: () => void;
}

export function SwitchDialog({ channel, onClose }: SwitchDialogProps) {
  const { t } = useLingui();
  const { name, is_open: isOpen } = channel;
  const brand = partnerBrands[name].name;
  const [isDone, setDone] = useState(false);
  const { submit, isBusy, problem } = useSubmit(switchPartnerChannel, {
    problemIn: 'form',
    onDone: () => setDone(true),
  });
  const closing = [t`Its tokens are misused`, t`Its host fails`, t`Asked for by the partner`];
  const opening = [t`The trouble is over`, t`Asked for by the partner`];
  const reasons = [...(isOpen ? closing : opening), t`Another reason`].map((label) => ({
    value: label,
    label,
  }));
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={isOpen ? t`Close ${brand}` : t`Open ${brand}`}
      consequence={
        isOpen
          ? t`From now on nobody enters through ${brand}. Its players are told to open the website and log in with their phone; who is inside stays inside.`
          : t`From now on ${brand} sends players again.`
      }
      reasons={reasons}
      decideLabel={isOpen ? t`Close the channel` : t`Open the channel`}
      isDangerous={isOpen}
      onDecide={(reason) => void submit({ name, is_open: !isOpen, reason })}
      busy={isBusy}
      problem={problem}
      outcome={isDone ? (isOpen ? t`${brand} is closed.` : t`${brand} is open.`) : undefined}
    />
  );
}
