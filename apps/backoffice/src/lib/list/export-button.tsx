import { useLingui } from '@lingui/react/macro';
import { exportList, exportReasonLength } from '@perya/contract/house/staff-calls/exports';
import { type ExportName, exportRowsMax } from '@perya/contract/staff/exports';
import { type FormEvent, useId, useState } from 'react';
import { Button, IconButton } from '../fields/button.tsx';
import { TextArea } from '../fields/field.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { useSubmit } from '../query/use-submit.ts';
import { useMay } from '../session/session.ts';
import { downloadIcon } from '../show/icons.ts';
import { saveFile } from './save-file.ts';

interface ExportButtonProps {
  readonly list: ExportName;
  readonly title: string;
  /** The filters that the list is shown with. */
  readonly filters: Readonly<Record<string, string | number | boolean>>;
}

/** Takes the list along as CSV: what one sees of it, with the filters that stand, and a reason that is written down. */
export function ExportButton({ list, title, filters }: ExportButtonProps) {
  const { t, i18n } = useLingui();
  const may = useMay();
  const form = useId();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [outcome, setOutcome] = useState<string | null>(null);
  const most = i18n.number(exportRowsMax);
  const { submit, isBusy, problem, setProblem } = useSubmit(exportList, {
    problemIn: 'form',
    onDone: ({ name, csv, rows, is_cut }) => {
      saveFile(name, csv);
      const saved = t`${rows} rows are saved in ${name}.`;
      setOutcome(is_cut ? `${saved} ${t`The list goes on: filter it to get the rest.`}` : saved);
    },
  });
  if (!may('lists.export')) return null;
  const close = () => {
    setOpen(false);
    setOutcome(null);
    setReason('');
    setProblem(undefined);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit({ list, filters, reason });
  };
  return (
    <>
      <IconButton drawing={downloadIcon} label={t`Export as CSV`} onClick={() => setOpen(true)} />
      <Dialog
        open={isOpen}
        onClose={close}
        title={t`Export as CSV: ${title}`}
        footer={
          outcome === null ? (
            <>
              <Button onClick={close}>{t`Cancel`}</Button>
              <Button type="submit" form={form} kind="primary" busy={isBusy}>{t`Export`}</Button>
            </>
          ) : (
            <Button kind="primary" onClick={close}>{t`Done`}</Button>
          )
        }
      >
        {outcome === null ? (
          <form id={form} onSubmit={send} className="flex flex-col gap-3">
            <p>{t`The file holds what you see of the list with these filters, ${most} rows at most. That you took it, and why, stands in the audit.`}</p>
            <TextArea
              label={t`Reason`}
              required
              minLength={exportReasonLength.min}
              maxLength={exportReasonLength.max}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              error={problem}
            />
          </form>
        ) : (
          <p role="status">{outcome}</p>
        )}
      </Dialog>
    </>
  );
}
