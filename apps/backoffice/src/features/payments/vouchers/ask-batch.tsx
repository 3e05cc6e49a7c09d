import { useLingui } from '@lingui/react/macro';
import { askVoucherBatch } from '@perya/contract/payments/staff-calls/vouchers';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../../lib/asking/use-asking.ts';
import { begin, useBegun } from '../../../lib/begin/use-begun.ts';
import { Button } from '../../../lib/fields/button.tsx';
import { TextField } from '../../../lib/fields/field.tsx';
import { PlayedTimesField } from '../../../lib/forms/played-times-field.tsx';
import { useDecisionForm } from '../../../lib/forms/use-decision-form.ts';
import { DecisionFormDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useMay } from '../../../lib/session/session.ts';
import { formatMoney } from '../../../lib/show/format-money.ts';
import { emptyBatch, inputOf, refusedOf, worthOf } from './batch-form.ts';

/** Asks a second person for a batch of vouchers. */
export function AskBatch() {
  const { t } = useLingui();
  const may = useMay();
  const { isBegun: isOpen, end } = useBegun(['vouchers']);
  if (!may('vouchers.create')) return null;
  return (
    <>
      <Button kind="primary" onClick={() => begin('vouchers')}>{t`Ask for a batch`}</Button>
      {isOpen && <BatchDialog onClose={end} />}
    </>
  );
}

function BatchDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const reasons = useReasons(askVoucherBatch.reasons);
  const form = useDecisionForm(askVoucherBatch, {
    typed: emptyBatch,
    input: (typed) => ({ ...typed, ...inputOf(typed) }),
    refuses: (typed) => refusedOf(typed, Math.floor(Date.now() / 1000)),
    words: {
      amount: t`An amount from 1 to 1,000,000`,
      count: t`A whole number from 1 to 10,000`,
      expires_at: t`A day that is not over`,
      turnover_times: t`A whole number from 0 to 100`,
    },
    refusals: { VOUCHER_BATCH_RANGE: 'amount' },
  });
  const asking = useAsking(askVoucherBatch, form);
  const worth = worthOf(form.typed);
  const all = worth === null ? '' : formatMoney(worth);
  const { field } = form;
  return (
    <DecisionFormDialog
      form={form}
      onSubmit={form.onSubmit(asking.submit)}
      onClose={onClose}
      title={t`Ask for a batch of vouchers`}
      consequence={
        <>
          <p>{t`Once a second person has approved, the codes are made. Whoever has a code has its money.`}</p>
          <p aria-live="polite" className="min-h-5 font-semibold">
            {worth !== null && t`Worth in all: ${all}`}
          </p>
        </>
      }
      reasons={reasons}
      decideLabel={t`Ask`}
      busy={asking.isBusy}
      problem={asking.problem}
      outcome={asking.asked && <AskedOutcome id={asking.asked} />}
    >
      <div className="grid grid-cols-2 gap-3">
        <TextField label={t`Each worth, in pesos`} inputMode="decimal" {...field('amount')} />
        <TextField label={t`Codes`} inputMode="numeric" {...field('count')} />
        <TextField
          type="date"
          label={t`Good until`}
          hint={t`To the end of the day (Manila)`}
          {...field('expires_at')}
        />
        <PlayedTimesField {...field('turnover_times')} />
      </div>
      <TextField
        label={t`Note`}
        maxLength={200}
        hint={t`Where the codes go, for the list of batches`}
        {...field('note')}
      />
    </DecisionFormDialog>
  );
}
