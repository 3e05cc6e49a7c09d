import { Plural, useLingui } from '@lingui/react/macro';
import { type VoucherBatch, voidVouchers } from '@perya/contract/payments/staff-calls/vouchers';
import { useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { useMay } from '../../../lib/session/session.ts';

interface VoidCodesProps {
  readonly batch: VoucherBatch;
}

/** Makes the codes that nobody has used worthless. */
export function VoidCodes({ batch }: VoidCodesProps) {
  const { t } = useLingui();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  const { submit, isBusy, problem, setProblem } = useSubmit(voidVouchers, {
    problemIn: 'form',
    onDone: () => setDone(true),
  });
  const { id } = batch;
  // The button stays for the outcome that its dialog still shows.
  if (!may('vouchers.create') || (batch.unused === 0 && !isOpen)) return null;
  const begin = () => {
    setDone(false);
    setProblem(undefined);
    setOpen(true);
  };
  const reasons = [
    { value: 'lost', label: t`The codes were lost or stolen` },
    { value: 'mistake', label: t`The batch was a mistake` },
    { value: 'ended', label: t`They are no longer given out` },
    { value: 'regulator', label: t`The regulator or the law asks for it` },
    { value: 'other', label: t`Another reason` },
  ];
  return (
    <>
      <Button onClick={begin}>{t`Void the unused`}</Button>
      {isOpen && (
        <DecisionDialog
          open
          onClose={() => setOpen(false)}
          title={t`Void the unused codes of batch ${id}`}
          consequence={
            <>
              <p>
                <Plural
                  value={batch.unused}
                  one="# code is worthless at once, for good."
                  other="# codes are worthless at once, for good."
                />
              </p>
              <p>{t`What players have used stays with them.`}</p>
            </>
          }
          reasons={reasons}
          decideLabel={t`Void`}
          onDecide={(reason) => void submit({ id, words: reason })}
          busy={isBusy}
          problem={problem}
          outcome={isDone ? <p>{t`The unused codes are void.`}</p> : undefined}
          isDangerous
        />
      )}
    </>
  );
}
