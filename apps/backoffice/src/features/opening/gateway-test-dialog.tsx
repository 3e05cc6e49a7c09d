import { useLingui } from '@lingui/react/macro';
import {
  beginGatewayTest,
  finishGatewayTest,
  type TriedChannel,
} from '@perya/contract/house/staff-calls/opening';
import { type FormEvent, useState } from 'react';
import { SelectField } from '../../lib/fields/field.tsx';
import { FormDialog } from '../../lib/forms/form-dialog.tsx';
import { useSubmit } from '../../lib/query/use-submit.ts';

interface GatewayTestDialogProps {
  readonly channels: readonly TriedChannel[];
  readonly onClose: () => void;
}

interface Begun {
  readonly id: string;
  readonly pay_url: string;
}

/** Opens an order of one peso for a person to pay, and asks the gateway whether it was paid. */
export function GatewayTestDialog({ channels, onClose }: GatewayTestDialogProps) {
  const [begun, setBegun] = useState<Begun | null>(null);
  return begun === null ? (
    <ChannelForm channels={channels} onClose={onClose} onBegun={setBegun} />
  ) : (
    <PayForm begun={begun} onClose={onClose} />
  );
}

interface ChannelFormProps extends GatewayTestDialogProps {
  readonly onBegun: (begun: Begun) => void;
}

function ChannelForm({ channels, onClose, onBegun }: ChannelFormProps) {
  const { t } = useLingui();
  const [channel, setChannel] = useState(String(channels[0]?.id ?? ''));
  const { submit, isBusy, problem } = useSubmit(beginGatewayTest, {
    problemIn: 'form',
    onDone: onBegun,
  });
  const begin = (event: FormEvent) => {
    event.preventDefault();
    if (channel !== '' && !isBusy) void submit({ channel: Number(channel) });
  };
  return (
    <FormDialog
      title={t`Pay one peso`}
      onClose={onClose}
      onSubmit={begin}
      submitLabel={t`Open the payment`}
      startsAt="fields"
      busy={isBusy}
      problem={problem}
    >
      {channels.length === 0 ? (
        <p>{t`No channel for deposits is open whose gateway is set.`}</p>
      ) : (
        <SelectField
          label={t`Channel`}
          options={channels.map(({ id, name, gateway }) => ({
            value: String(id),
            label: `${name} (${gateway})`,
          }))}
          name="channel"
          value={channel}
          onChange={({ currentTarget }) => setChannel(currentTarget.value)}
        />
      )}
    </FormDialog>
  );
}

interface PayFormProps {
  readonly begun: Begun;
  readonly onClose: () => void;
}

function PayForm({ begun, onClose }: PayFormProps) {
  const { t } = useLingui();
  const [isPassed, setPassed] = useState<boolean | null>(null);
  const { submit, isBusy, problem } = useSubmit(finishGatewayTest, {
    problemIn: 'form',
    onDone: ({ is_passed }) => setPassed(is_passed),
  });
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void submit({ id: begun.id });
  };
  const unpaid = isPassed === false ? t`The gateway says that it was not paid yet.` : undefined;
  return (
    <FormDialog
      title={t`Pay one peso`}
      onClose={onClose}
      onSubmit={ask}
      submitLabel={t`Ask the gateway`}
      busy={isBusy}
      problem={problem ?? unpaid}
      outcome={isPassed === true && t`The gateway has taken the peso.`}
    >
      <p>
        <a href={begun.pay_url} target="_blank" rel="noopener noreferrer">
          {t`Pay here`}
        </a>
      </p>
      <p>{t`The peso arrives as a payment that fits no deposit: give it back at the payments desk.`}</p>
    </FormDialog>
  );
}
