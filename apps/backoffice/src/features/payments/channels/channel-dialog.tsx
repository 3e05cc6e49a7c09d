import { useLingui } from '@lingui/react/macro';
import {
  askChannel,
  type StaffChannel,
  updateChannel,
} from '@perya/contract/payments/staff-calls/channels';
import { loosensChannel } from '@perya/contract/payments/staff-withdrawal-rules';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useAsking } from '../../../lib/asking/use-asking.ts';
import { TextArea } from '../../../lib/fields/field.tsx';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { refusedFields } from '../../../lib/forms/refused-fields.ts';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { RailField, ShownFields, TermFields, TipFields } from './channel-fields.tsx';
import { formOf, hasHalfHours, inputOf } from './channel-form.ts';
import { ChannelPreview } from './channel-preview.tsx';

interface ChannelDialogProps {
  readonly channel: StaffChannel;
  readonly onClose: () => void;
}

function useChannelForm(channel: StaffChannel) {
  const { t } = useLingui();
  const { id, version } = channel;
  return useCallForm(updateChannel, {
    typed: { ...formOf(channel), words: '' },
    input: ({ words, ...typed }) => ({ id, version, ...inputOf(typed), words }),
    refuses: (typed) => [hasHalfHours(typed) && 'closes_at', typed.words.trim() === '' && 'words'],
    words: {
      opens_at: t`Both hours, or none`,
      closes_at: t`Both hours, or none`,
      words: t`Say why: it stands in the audit`,
      brands: t`At least one brand`,
      payout_rails: t`Gateway, method, pesos and percent on each line, four lines at most`,
    },
    refusals: {
      REASON_WORDS: 'words',
      WORDS_MARKUP: 'words',
      CHANNEL_NAME: 'name',
      CHANNEL_GATEWAY: 'payout_rails',
      PICTURE_UNKNOWN: 'img',
    },
  });
}

/** Changes a channel, with what the player will see beside it. */
export function ChannelDialog({ channel, onClose }: ChannelDialogProps) {
  const { t } = useLingui();
  const { id, version } = channel;
  const form = useChannelForm(channel);
  const { field, typed } = form;
  const change = useSubmit(updateChannel, { form, onDone: onClose });
  const ask = useAsking(askChannel, form);
  const input = inputOf(typed);
  const isReadable =
    !hasHalfHours(typed) &&
    refusedFields(updateChannel, { id, version, ...typed, ...input }).length === 0;
  const isAsked = isReadable && loosensChannel(channel, input);
  const { isBusy, problem } = isAsked ? ask : change;
  return (
    <FormDialog
      title={t`Change ${channel.name}`}
      width="wide"
      isWritten={form.isDirty}
      onClose={onClose}
      onSubmit={form.onSubmit((wanted) =>
        isAsked ? ask.submit({ ...wanted, reason: 'other' }) : change.submit(wanted),
      )}
      submitLabel={isAsked ? t`Ask for approval` : t`Save`}
      busy={isBusy}
      problem={problem}
      outcome={ask.asked && <AskedOutcome id={ask.asked} />}
    >
      <TermFields mode={channel.mode} field={field} />
      {channel.mode === 'withdraw' && <RailField field={field} />}
      <TipFields field={field} />
      <ShownFields
        typed={typed}
        errorOf={form.errorOf}
        onPicture={(img) => form.choose('img', img)}
        onBrands={(brands) => form.choose('brands', brands)}
      />
      <ChannelPreview input={isReadable ? input : null} />
      <TextArea label={t`Why, for the audit`} maxLength={500} {...field('words')} />
      {isAsked && (
        <p role="status" className="rounded-control bg-sunken px-3 py-2">
          {t`This loosens the terms of the channel: a second person has to approve it within 24 hours.`}
        </p>
      )}
    </FormDialog>
  );
}
