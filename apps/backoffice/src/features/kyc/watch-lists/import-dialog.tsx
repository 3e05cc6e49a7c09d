import { Plural, useLingui } from '@lingui/react/macro';
import type { InputOf } from '@perya/contract/call';
import {
  askWatchList,
  draftWatchList,
  type WatchList,
  watchListKinds,
} from '@perya/contract/kyc/staff-calls/watch-lists';
import { reasonLength } from '@perya/contract/staff/reason';
import { useState } from 'react';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { SelectField, TextArea, TextField } from '../../../lib/fields/field.tsx';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { countRows } from './count-rows.ts';
import { splitCsv } from './split-csv.ts';
import { useKindNames } from './use-kind-names.ts';

interface ImportDialogProps {
  /** Those that there are: a list of the same name is replaced. */
  readonly lists: readonly WatchList[];
  readonly onClose: () => void;
}

interface Problem {
  readonly line: number;
  readonly problem: string;
}

/** Lines that could not be read; many at once are usually one mistake. */
const problemsShown = 20;

function Problems({ problems }: { readonly problems: readonly Problem[] }) {
  const { t } = useLingui();
  const more = problems.length - problemsShown;
  return (
    <div role="alert" className="rounded-control bg-negative-soft px-3 py-2">
      <p className="font-semibold text-negative">{t`Nothing was sent: these lines cannot be read`}</p>
      <ul className="mt-1 flex flex-col gap-0.5">
        {problems.slice(0, problemsShown).map(({ line, problem }) => (
          <li key={`${line} ${problem}`}>{t`Line ${line}: ${problem}`}</li>
        ))}
      </ul>
      {more > 0 && <Plural value={more} one="and # more" other="and # more" />}
    </div>
  );
}

function useImportForm() {
  const { t } = useLingui();
  return useCallForm(draftWatchList, {
    typed: { name: '', kind: '', csv: '', words: '' },
    input: ({ words: _words, ...list }) => list,
    refuses: ({ csv, words }) => [csv.trim() === '' && 'csv', words.trim() === '' && 'words'],
    words: {
      name: t`A list has a name`,
      kind: t`Choose what it means`,
      csv: t`There is no row in it`,
      words: t`Say why: it stands in the audit`,
    },
  });
}

type ConsequenceProps = Pick<ImportDialogProps, 'lists'> &
  Pick<ReturnType<typeof useImportForm>, 'typed'>;

/** What the import would do, as far as it is typed. */
function Consequence({ lists, typed }: ConsequenceProps) {
  const { t, i18n } = useLingui();
  const before = lists.find((list) => list.name === typed.name.trim());
  const had = before ? i18n.number(before.entries) : '';
  const gets = i18n.number(countRows(typed.csv));
  return (
    <div aria-live="polite" className="rounded-control bg-sunken px-3 py-2">
      {before
        ? t`The ${had} persons of this list are replaced by ${gets} rows.`
        : t`A new list of ${gets} rows is made.`}{' '}
      {t`A second person has to approve it within 24 hours.`}{' '}
      {(typed.kind === 'restricted' || typed.kind === 'sanctioned') &&
        t`Nobody with the name and the birthday of one of them can be approved any more.`}
    </div>
  );
}

/** Asks a second person to replace a list by the rows of a file, after it was said what that does. */
export function ImportDialog({ lists, onClose }: ImportDialogProps) {
  const { t } = useLingui();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [request, setRequest] = useState<string | null>(null);
  const form = useImportForm();
  const names = useKindNames();
  const { submit, isBusy, problem } = useSubmit(
    async (client, { words, ...list }: InputOf<typeof draftWatchList> & { words: string }) => {
      let draft: string | undefined;
      for (const { csv, offset } of splitCsv(list.csv)) {
        const part = { ...list, csv, ...(draft !== undefined && { draft }) };
        const kept = await client.call(draftWatchList, part);
        setProblems(kept.problems.map(({ line, problem }) => ({ line: line + offset, problem })));
        if (kept.draft === null) return null;
        draft = kept.draft;
      }
      return client.call(askWatchList, { draft: draft ?? '', reason: 'other', words });
    },
    { form, onDone: (asked) => setRequest(asked?.id ?? null) },
  );
  const { field, typed, choose } = form;
  return (
    <FormDialog
      title={t`Import a list`}
      width="wide"
      isWritten={form.isDirty}
      onClose={onClose}
      onSubmit={form.onSubmit((list, { words }) => submit({ ...list, words }))}
      submitLabel={t`Ask for approval`}
      busy={isBusy}
      problem={problem}
      outcome={request !== null && <AskedOutcome id={request} />}
    >
      <Consequence lists={lists} typed={typed} />
      <TextField label={t`Name of the list`} maxLength={80} {...field('name')} />
      <SelectField
        label={t`What it means`}
        placeholder={t`Choose`}
        options={watchListKinds.map((value) => ({ value, label: names[value] }))}
        {...field('kind')}
      />
      <TextField
        label={t`CSV file`}
        type="file"
        accept=".csv,text/csv,text/plain"
        className="py-1"
        onChange={(event) => void event.target.files?.[0]?.text().then((csv) => choose('csv', csv))}
      />
      <TextArea
        label={t`Rows`}
        hint={t`One person a line: name, birthday as 1990-12-31 or nothing, note. The simple CSV of OpenSanctions and lists of authorities are read by their first line.`}
        rows={6}
        maxLength={40_000_000}
        className="font-mono"
        {...field('csv')}
      />
      <TextArea label={t`Why, for the audit`} maxLength={reasonLength.max} {...field('words')} />
      {problems.length > 0 && <Problems problems={problems} />}
    </FormDialog>
  );
}
