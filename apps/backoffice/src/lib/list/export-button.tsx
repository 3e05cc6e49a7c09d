import { useLingui } from '@lingui/react/macro';
import { exportList, exportReasonLength } from '@perya/contract/house/staff-calls/exports';
import { type ExportName, exportRowsMax } from '@perya/contract/staff/exports';
import { useState } from 'react';
import { IconButton } from '../fields/button.tsx';
import { TextArea } from '../fields/field.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useCallForm } from '../forms/use-call-form.ts';
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

function ExportDialog({
  list,
  title,
  filters,
  onClose,
}: ExportButtonProps & { readonly onClose: () => void }) {
  const { t, i18n } = useLingui();
  const [outcome, setOutcome] = useState<string | null>(null);
  const most = i18n.number(exportRowsMax);
  const form = useCallForm(exportList, {
    typed: { reason: '' },
    input: ({ reason }) => ({ list, filters, reason }),
    words: { reason: t`Say why: it stands in the audit` },
  });
  const { submit, isBusy, problem } = useSubmit(exportList, {
    form,
    onDone: ({ name, csv, rows, is_cut }) => {
      saveFile(name, csv);
      const saved = t`${rows} rows are saved in ${name}.`;
      setOutcome(is_cut ? `${saved} ${t`The list goes on: filter it to get the rest.`}` : saved);
    },
  });
  const { field } = form;
  return (
    <FormDialog
      title={t`Export as CSV: ${title}`}
      onClose={onClose}
      onSubmit={form.onSubmit(submit)}
      submitLabel={t`Export`}
      busy={isBusy}
      problem={problem}
      outcome={outcome}
    >
      <p>{t`The file holds what you see of the list with these filters, ${most} rows at most. That you took it, and why, stands in the audit.`}</p>
      <TextArea label={t`Reason`} maxLength={exportReasonLength.max} {...field('reason')} />
    </FormDialog>
  );
}

/** Takes the list along as CSV: what one sees of it, with the filters that stand, and a reason that is written down. */
export function ExportButton(props: ExportButtonProps) {
  const { t } = useLingui();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('lists.export')) return null;
  return (
    <>
      <IconButton drawing={downloadIcon} label={t`Export as CSV`} onClick={() => setOpen(true)} />
      {isOpen && <ExportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
