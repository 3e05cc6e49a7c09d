import { useLingui } from '@lingui/react/macro';
import { askVoucherCodes, type VoucherBatch } from '@perya/contract/payments/staff-calls/vouchers';
import { useState } from 'react';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../../lib/asking/use-asking.ts';
import { UnlessWaiting } from '../../../lib/asking/waiting-requests.tsx';
import { Button } from '../../../lib/fields/button.tsx';
import { useDecisionForm } from '../../../lib/forms/use-decision-form.ts';
import { DecisionFormDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useMay } from '../../../lib/session/session.ts';

/** Asks a second person to take the codes of a batch out, half by half. */
export function ExportCodes({ batch }: { readonly batch: VoucherBatch }) {
  const { t } = useLingui();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const { id } = batch;
  // The button stays for the outcome that its dialog still shows.
  if (!may('vouchers.export') || (batch.state !== 'open' && !isOpen)) return null;
  return (
    <>
      <UnlessWaiting action={askVoucherCodes.asks} topic={id}>
        <Button kind="primary" onClick={() => setOpen(true)}>{t`Take the codes out`}</Button>
      </UnlessWaiting>
      {isOpen && <ExportDialog id={id} onClose={() => setOpen(false)} />}
    </>
  );
}

function ExportDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useLingui();
  const reasons = useReasons(askVoucherCodes.reasons);
  const form = useDecisionForm(askVoucherCodes, {
    typed: {},
    input: (typed) => ({ ...typed, id }),
  });
  const asking = useAsking(askVoucherCodes, form);
  return (
    <DecisionFormDialog
      form={form}
      onSubmit={form.onSubmit(asking.submit)}
      onClose={onClose}
      title={t`Take the codes of batch ${id} out`}
      consequence={
        <>
          <p>{t`Whoever has a code has its money, so nobody takes a whole one out.`}</p>
          <p>{t`Once a second person has approved, you collect the first half of each code and they the second half, each as a file, once, within 24 hours. Both hand theirs over themselves.`}</p>
        </>
      }
      reasons={reasons}
      decideLabel={t`Ask`}
      busy={asking.isBusy}
      problem={asking.problem}
      outcome={asking.asked && <AskedOutcome id={asking.asked} />}
    />
  );
}
