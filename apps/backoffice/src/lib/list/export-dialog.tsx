import { useLingui } from '@lingui/react/macro';
import { exportList, exportReasonLength } from '@perya/contract/house/staff-calls/exports';
import { type ExportName, exportRowsMax } from '@perya/contract/staff/exports';
import { useState } from 'react';
import { TextArea } from '../fields/field.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useCallForm } from '../forms/use-call-form.ts';
import { useSubmit } from '../query/use-submit.ts';
import { saveFile } from './save-file.ts';

/** Which list is taken along. */
export interface Exported {
  readonly list: ExportName;
  readonly title: string;
  /** The filters that the list is shown with. */
  readonly filters: Readonly<Record<string, string | number | boolean>>;
}

/** Why the list is taken along, and that it was. */
export function ExportDialog({
  list,
  title,
  filters,
  onClose,
}: Exported & { readonly onClose: () => void }) {
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
