import { Plural, useLingui } from '@lingui/react/macro';
import { exportVouchers, type VoucherBatch } from '@perya/contract/payments/staff-calls/vouchers';
import { useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { saveFile } from '../../../lib/list/save-file.ts';
import { Dialog } from '../../../lib/overlays/dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { useMay } from '../../../lib/session/session.ts';

/** Takes the codes of a batch along as a file, after one has been told what that means. */
export function ExportCodes({ batch }: { readonly batch: VoucherBatch }) {
  const { t } = useLingui();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const [saved, setSaved] = useState<string | null>(null);
  const { submit, isBusy, problem, setProblem } = useSubmit(exportVouchers, {
    problemIn: 'form',
    onDone: ({ file, csv }) => {
      saveFile(file, csv);
      setSaved(file);
    },
  });
  if (!may('vouchers.export')) return null;
  const { id, count } = batch;
  const begin = () => {
    setSaved(null);
    setProblem(undefined);
    setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="primary" onClick={begin}>{t`Export the codes`}</Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t`Export the codes of batch ${id}`}
        footer={
          saved === null ? (
            <>
              <Button onClick={close}>{t`Cancel`}</Button>
              <Button kind="primary" busy={isBusy} onClick={() => void submit({ id })}>
                {t`Export`}
              </Button>
            </>
          ) : (
            <Button kind="primary" onClick={close}>{t`Done`}</Button>
          )
        }
      >
        {saved === null ? (
          <div className="rounded-control bg-sunken px-3 py-2">
            <p>
              <Plural
                value={count}
                one="The file holds # code in the clear, with its state."
                other="The file holds # codes in the clear, with their state."
              />
            </p>
            <p>{t`Whoever has a code has its money. That you took them stands in the audit.`}</p>
          </div>
        ) : (
          <p role="status">{t`The codes are saved in ${saved}.`}</p>
        )}
        {problem && (
          <p role="alert" className="text-negative">
            {problem}
          </p>
        )}
      </Dialog>
    </>
  );
}
