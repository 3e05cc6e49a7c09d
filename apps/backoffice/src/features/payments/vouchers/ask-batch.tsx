import { useLingui } from '@lingui/react/macro';
import { askVoucherBatch } from '@perya/contract/payments/staff-calls/vouchers';
import { requestActions } from '@perya/contract/staff/request-actions';
import { type InputHTMLAttributes, useState } from 'react';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../../lib/asking/use-asking.ts';
import { Button } from '../../../lib/fields/button.tsx';
import { TextField } from '../../../lib/fields/field.tsx';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useMay } from '../../../lib/session/session.ts';
import { formatMoney } from '../../../lib/show/format-money.ts';
import { type BatchForm, emptyBatch, readBatch, worthOf } from './batch-form.ts';

/** Asks a second person for a batch of vouchers. */
export function AskBatch() {
  const { t } = useLingui();
  const may = useMay();
  const reasons = useReasons(requestActions['vouchers.create'].reasons);
  const asking = useAsking(askVoucherBatch);
  const [typed, setTyped] = useState(emptyBatch);
  const [wrong, setWrong] = useState<keyof BatchForm | null>(null);
  if (!may('vouchers.create')) return null;
  const begin = () => {
    setTyped(emptyBatch);
    setWrong(null);
    asking.begin();
  };
  const ask = (reason: string, words: string) => {
    const read = readBatch(typed, Math.floor(Date.now() / 1000));
    if ('problem' in read) return setWrong(read.problem);
    setWrong(null);
    void asking.submit({ ...read.wanted, reason: reason as never, words });
  };
  const worth = worthOf(typed);
  const all = worth === null ? '' : formatMoney(worth);
  const problems: Readonly<Record<keyof BatchForm, string>> = {
    amount: t`An amount from 1 to 1,000,000`,
    count: t`A whole number from 1 to 10,000`,
    until: t`A day that is not over`,
    turnover_times: t`A whole number from 0 to 100`,
    note: t`This cannot be read: look at it again`,
  };
  const field = (
    name: keyof BatchForm,
    label: string,
    input: InputHTMLAttributes<HTMLInputElement> & { hint?: string } = {},
  ) => (
    <TextField
      {...input}
      label={label}
      value={typed[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
      error={wrong === name ? problems[name] : undefined}
    />
  );
  return (
    <>
      <Button kind="primary" onClick={begin}>{t`Ask for a batch`}</Button>
      {asking.isOpen && (
        <DecisionDialog
          open
          onClose={asking.close}
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
          onDecide={(_reason, { chosen, words }) => ask(chosen, words)}
          busy={asking.isBusy}
          problem={asking.problem}
          outcome={asking.asked && <AskedOutcome id={asking.asked} />}
        >
          <div className="grid grid-cols-2 gap-3">
            {field('amount', t`Each worth, in pesos`, { inputMode: 'decimal' })}
            {field('count', t`Codes`, { inputMode: 'numeric' })}
            {field('until', t`Good until`, {
              type: 'date',
              hint: t`To the end of the day (Manila)`,
            })}
            {field('turnover_times', t`To be played, times`, {
              inputMode: 'numeric',
              hint: t`0: can be withdrawn at once`,
            })}
          </div>
          {field('note', t`Note`, {
            maxLength: 200,
            hint: t`Where the codes go, for the list of batches`,
          })}
        </DecisionDialog>
      )}
    </>
  );
}
