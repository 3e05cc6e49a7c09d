import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import { type BankProblem, importBankStatement } from '@perya/contract/reports/staff-calls/bank';
import { useState } from 'react';
import { TextField } from '../../../lib/fields/field.tsx';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';

type Imported = AnswerOf<typeof importBankStatement>;

const problemTexts: Readonly<Record<BankProblem, MessageDescriptor>> = {
  columns: msg`The columns have to be account, date, amount, currency, reference, description and balance`,
  account: msg`There is no account here, or its number cannot be read`,
  date: msg`This is no day, or it comes before the line above`,
  amount: msg`This is no amount with two decimals`,
  currency: msg`This is no currency, or another one than that of the account`,
  sign: msg`It is not said whether it came in or went out`,
  'balance-missing': msg`What was on the account is not said`,
  'balance-differs': msg`The lines do not add up to what is said to be on the account`,
  unreadable: msg`This cannot be read`,
  'too-long': msg`The words are too long`,
  nothing: msg`There is no statement in the file`,
};

function Outcome({ imported }: { readonly imported: Imported }) {
  const { t, i18n } = useLingui();
  const { added, known, matched } = imported;
  const [taken, before, found] = [added, known, matched].map((count) => i18n.number(count));
  return (
    <p>
      {t`${taken} lines were taken, ${before} were there before. The payments of ${found} lines were found.`}
    </p>
  );
}

function Bad({ line, problem: name }: NonNullable<Imported['bad']>) {
  const { t, i18n } = useLingui();
  const problem = i18n._(problemTexts[name]);
  return (
    <div role="alert" className="rounded-control bg-negative-soft px-3 py-2">
      <p className="font-semibold text-negative">{t`Nothing of the file was taken`}</p>
      <p>{t`Line ${line}: ${problem}`}</p>
    </div>
  );
}

/** Sends a file of statements; a bad one is said by its line, and nothing of it is taken. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [imported, setImported] = useState<Imported | null>(null);
  const { submit, isBusy, problem } = useSubmit(
    (client, chosen: File) => client.upload(importBankStatement, chosen) as Promise<Imported>,
    { problemIn: 'form', onDone: setImported },
  );
  const bad = imported?.bad ?? null;
  const missing = isMissing && file === null ? t`Choose a file` : undefined;
  return (
    <FormDialog
      title={t`Import bank statements`}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(file === null);
        if (file) void submit(file);
      }}
      submitLabel={t`Import`}
      busy={isBusy}
      problem={problem ?? missing}
      outcome={imported !== null && bad === null && <Outcome imported={imported} />}
    >
      <p className="rounded-control bg-sunken px-3 py-2">
        {t`A file of camt.053, MT940 or the columns of the house. What was taken before is not taken again, so files may overlap.`}
      </p>
      <TextField
        label={t`File of statements`}
        type="file"
        accept=".xml,.sta,.mt940,.txt,.csv"
        className="py-1"
        onChange={(event) => {
          setImported(null);
          setFile(event.target.files?.[0] ?? null);
        }}
      />
      {bad && <Bad {...bad} />}
    </FormDialog>
  );
}
