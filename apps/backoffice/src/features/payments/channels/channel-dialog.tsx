import { useLingui } from '@lingui/react/macro';
import {
  askChannel,
  type StaffChannel,
  updateChannel,
} from '@perya/contract/payments/staff-calls/channels';
import { loosensChannel } from '@perya/contract/payments/staff-withdrawal-rules';
import { type FormEvent, useId, useState } from 'react';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { Button } from '../../../lib/fields/button.tsx';
import { TextArea, TextField } from '../../../lib/fields/field.tsx';
import { Dialog } from '../../../lib/overlays/dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { type ChannelForm, formOf, readForm } from './channel-form.ts';
import { ChannelPreview } from './channel-preview.tsx';

interface ChannelDialogProps {
  readonly channel: StaffChannel;
  readonly onClose: () => void;
}

interface ChannelFieldsProps {
  readonly channel: StaffChannel;
  readonly typed: ChannelForm;
  readonly setTyped: (typed: ChannelForm) => void;
  readonly wrong: keyof ChannelForm | 'words' | null;
}

function ChannelFields({ channel, typed, setTyped, wrong }: ChannelFieldsProps) {
  const { t } = useLingui();
  const field = (name: keyof ChannelForm, label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      value={typed[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
      error={wrong === name ? t`This cannot be read: look at it again` : undefined}
    />
  );
  const hour = (name: 'opens_at' | 'closes_at', label: string) => (
    <TextField
      type="time"
      label={label}
      value={typed[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
      error={wrong === name ? t`Both hours, or none` : undefined}
    />
  );
  return (
    <>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-3">
        {field('name', t`Name`)}
        {field('min_amount', t`From, in pesos`, t`Empty: 100`)}
        {field('max_amount', t`Up to, in pesos`, t`Empty: 500,000`)}
        {field('quick_amounts', t`Quick amounts`, t`Whole pesos, with commas`)}
        {field('fee_fixed', t`Fixed fee, in pesos`)}
        {field('fee_percent', t`Fee, in percent`)}
        {channel.mode === 'deposit' && field('turnover_times', t`To be played, times`)}
        {channel.mode === 'deposit' && field('cashback_tickets', t`Cashback tickets a day`)}
        {field('position', t`Place in the list`)}
        {hour('opens_at', t`Opens (Manila)`)}
        {hour('closes_at', t`Closes (Manila)`)}
      </div>
      <div className="grid gap-3 lg:grid-cols-2">
        <TextArea
          label={t`Tip of the regulator, English`}
          maxLength={500}
          value={typed.tips_en}
          onChange={(event) => setTyped({ ...typed, tips_en: event.target.value })}
        />
        <TextArea
          label={t`Tip of the regulator, Tagalog`}
          maxLength={500}
          value={typed.tips_tl}
          onChange={(event) => setTyped({ ...typed, tips_tl: event.target.value })}
        />
      </div>
    </>
  );
}

/** Changes a channel, with what the player will see beside it. */
export function ChannelDialog({ channel, onClose }: ChannelDialogProps) {
  const { t } = useLingui();
  const form = useId();
  const [typed, setTyped] = useState<ChannelForm>(() => formOf(channel));
  const [words, setWords] = useState('');
  const [wrong, setWrong] = useState<keyof ChannelForm | 'words' | null>(null);
  const { submit, isBusy, problem } = useSubmit(updateChannel, {
    problemIn: 'form',
    onDone: onClose,
  });
  const [request, setRequest] = useState<string | null>(null);
  const ask = useSubmit(askChannel, {
    problemIn: 'form',
    onDone: ({ id }) => setRequest(id),
  });
  const read = readForm(typed);
  const isAsked = 'input' in read && loosensChannel(channel, read.input);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if ('problem' in read) return setWrong(read.problem);
    if (words.trim() === '') return setWrong('words');
    setWrong(null);
    const wanted = { id: channel.id, version: channel.version, ...read.input, words };
    if (isAsked) void ask.submit({ ...wanted, reason: 'other' });
    else void submit(wanted);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Change ${channel.name}`}
      width="wide"
      footer={
        request ? (
          <Button kind="primary" onClick={onClose}>{t`Done`}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{t`Cancel`}</Button>
            <Button type="submit" form={form} kind="primary" busy={isBusy || ask.isBusy}>
              {isAsked ? t`Ask for approval` : t`Save`}
            </Button>
          </>
        )
      }
    >
      {request ? (
        <div role="status">
          <AskedOutcome id={request} />
        </div>
      ) : (
        <form id={form} onSubmit={save} className="flex flex-col gap-3">
          <ChannelFields channel={channel} typed={typed} setTyped={setTyped} wrong={wrong} />
          <ChannelPreview channel={channel} form={typed} />
          <TextArea
            label={t`Why, for the audit`}
            maxLength={500}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            error={wrong === 'words' ? t`Say why: it stands in the audit` : undefined}
          />
          {isAsked && (
            <p role="status" className="rounded-control bg-sunken px-3 py-2">
              {t`This loosens the terms of the channel: a second person has to approve it within 24 hours.`}
            </p>
          )}
          {(isAsked ? ask.problem : problem) && (
            <p role="alert" className="text-negative">
              {isAsked ? ask.problem : problem}
            </p>
          )}
        </form>
      )}
    </Dialog>
  );
}
