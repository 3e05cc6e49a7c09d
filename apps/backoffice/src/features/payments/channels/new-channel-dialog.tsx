import { useLingui } from '@lingui/react/macro';
import {
  askNewChannel,
  listGateways,
  type StaffChannel,
  voucherGateway,
} from '@perya/contract/payments/staff-calls/channels';
import {
  channelFlags,
  channelPartners,
  partnerChannelNames,
} from '@perya/contract/rules/payment-channels';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useAsking } from '../../../lib/asking/use-asking.ts';
import { SelectField, TextArea, TextField } from '../../../lib/fields/field.tsx';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { useCall } from '../../../lib/query/use-call.ts';
import { ShownFields, TermFields, TipFields } from './channel-fields.tsx';
import { emptyForm, hasHalfHours, inputOf } from './channel-form.ts';

/** Where its money goes: for good, so that what has begun by it ends by it. */
const emptyRoute = {
  mode: 'deposit' as StaffChannel['mode'],
  flag: String(channelFlags.instrument),
  gateway: '',
  method: '',
  partner: 'web' as StaffChannel['partner'],
};

function useNewChannelForm() {
  const { t } = useLingui();
  return useCallForm(askNewChannel, {
    typed: { ...emptyForm, ...emptyRoute, words: '' },
    input: ({ words, mode, flag, gateway, method, partner, ...typed }) => ({
      ...inputOf(typed),
      mode,
      flag: Number(flag),
      gateway,
      method,
      partner,
      reason: 'other',
      words,
    }),
    refuses: (typed) => [hasHalfHours(typed) && 'closes_at', typed.words.trim() === '' && 'words'],
    words: {
      gateway: t`Choose a gateway`,
      opens_at: t`Both hours, or none`,
      closes_at: t`Both hours, or none`,
      words: t`Say why: it stands in the audit`,
      brands: t`At least one brand`,
    },
    refusals: {
      REASON_WORDS: 'words',
      WORDS_MARKUP: 'words',
      CHANNEL_NAME: 'name',
      CHANNEL_GATEWAY: 'gateway',
      PICTURE_UNKNOWN: 'img',
    },
  });
}

type RouteFieldsProps = Pick<ReturnType<typeof useNewChannelForm>, 'field' | 'typed'>;

function RouteFields({ field, typed: { mode, partner } }: RouteFieldsProps) {
  const { t } = useLingui();
  const { answer } = useCall(listGateways, {});
  const usable = (answer ?? []).filter(({ can_pay_out }) => mode === 'deposit' || can_pay_out);
  const gateways = usable.map(({ name }) => ({ value: name, label: name }));
  const vouchers = { value: voucherGateway, label: t`Voucher codes, without a gateway` };
  const partners = channelPartners.map((value) => ({
    value,
    label: value === 'web' ? t`The web` : value,
  }));
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      <SelectField
        label={t`What for`}
        options={[
          { value: 'deposit', label: t`Deposits` },
          { value: 'withdraw', label: t`Withdrawals` },
        ]}
        {...field('mode')}
      />
      <SelectField
        label={t`Gateway`}
        hint={t`Gateways are set at the machine`}
        options={mode === 'deposit' ? [...gateways, vouchers] : gateways}
        placeholder={t`Choose a gateway`}
        {...field('gateway')}
      />
      <TextField
        label={t`Method`}
        hint={t`As the gateway names it`}
        maxLength={60}
        {...field('method')}
      />
      <SelectField
        label={t`Kind`}
        options={[
          { value: String(channelFlags.instrument), label: t`E-wallet and others` },
          { value: String(channelFlags.bank), label: t`Bank` },
        ]}
        {...field('flag')}
      />
      <SelectField
        label={t`Shown in`}
        hint={partner === 'web' ? undefined : partnerChannelNames[partner]}
        options={partners}
        {...field('partner')}
      />
    </div>
  );
}

/** Asks a second person to add a way to pay. */
export function NewChannelDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const form = useNewChannelForm();
  const { field, typed } = form;
  const { submit, isBusy, problem, asked } = useAsking(askNewChannel, form);
  return (
    <FormDialog
      title={t`New channel`}
      width="wide"
      startsAt="fields"
      isWritten={form.isDirty}
      onClose={onClose}
      onSubmit={form.onSubmit(submit)}
      submitLabel={t`Ask for approval`}
      busy={isBusy}
      problem={problem}
      outcome={asked && <AskedOutcome id={asked} />}
    >
      <p className="rounded-control bg-sunken px-3 py-2">
        {t`A second person has to approve it within 24 hours. It begins closed, and its gateway and method stay as they are.`}
      </p>
      <RouteFields field={field} typed={typed} />
      <TermFields mode={typed.mode} field={field} />
      <TipFields field={field} />
      <ShownFields
        typed={typed}
        errorOf={form.errorOf}
        onPicture={(img) => form.choose('img', img)}
        onBrands={(brands) => form.choose('brands', brands)}
      />
      <TextArea label={t`Why, for the audit`} maxLength={500} {...field('words')} />
    </FormDialog>
  );
}
