import { Plural, useLingui } from '@lingui/react/macro';
import {
  type AmlReportKind,
  fileAmlReports,
  takeAmlFile,
} from '@perya/contract/aml/staff-calls/reports';
import { useState } from 'react';
import { Button } from '../../lib/fields/button.tsx';
import { TextField } from '../../lib/fields/field.tsx';
import { FormDialog } from '../../lib/forms/form-dialog.tsx';
import { useCallForm } from '../../lib/forms/use-call-form.ts';
import { saveFile } from '../../lib/list/save-file.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';

interface ReportFileProps {
  readonly kind: AmlReportKind;
  readonly name: string;
}

/** Takes the file of what waits to be filed; once the authority has it, its reference is noted. */
export function ReportFile({ kind, name }: ReportFileProps) {
  const { t } = useLingui();
  const [taken, setTaken] = useState<readonly string[] | null>(null);
  const { submit, isBusy } = useSubmit(takeAmlFile, {
    onDone: ({ name: file, csv, ids }) => {
      saveFile(file, csv);
      setTaken(ids);
    },
  });
  return (
    <>
      <Button busy={isBusy} onClick={() => void submit({ kind })}>{t`File: ${name}`}</Button>
      {taken && <FiledDialog ids={taken} onClose={() => setTaken(null)} />}
    </>
  );
}

interface FiledDialogProps {
  readonly ids: readonly string[];
  readonly onClose: () => void;
}

function FiledDialog({ ids, onClose }: FiledDialogProps) {
  const { t } = useLingui();
  const count = ids.length;
  const form = useCallForm(fileAmlReports, {
    typed: { reference: '' },
    input: (typed) => ({ ...typed, ids: [...ids] }),
    words: { reference: t`3 to 80 letters, digits or one of . / : # -` },
  });
  const { submit, isBusy, problem } = useSubmit(fileAmlReports, { form, onDone: onClose });
  return (
    <FormDialog
      title={t`Hand the file in`}
      onClose={onClose}
      onSubmit={form.onSubmit(submit)}
      submitLabel={t`Note as filed`}
      startsAt="fields"
      busy={isBusy}
      problem={problem}
    >
      <div className="rounded-control bg-sunken px-3 py-2">
        <p>
          <Plural
            value={count}
            one="# report is in the file that was saved. It names a person in the clear: that you took it stands in the audit."
            other="# reports are in the file that was saved. It names persons in the clear: that you took it stands in the audit."
          />
        </p>
        <p>{t`Hand it in at the portal of the authority, then note its reference here. Until then the reports stay due.`}</p>
      </div>
      <TextField
        label={t`Reference of the authority`}
        maxLength={80}
        {...form.field('reference')}
      />
    </FormDialog>
  );
}
