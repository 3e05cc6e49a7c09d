import { Plural, useLingui } from '@lingui/react/macro';
import {
  importWatchList,
  type WatchList,
  type watchListKinds,
} from '@perya/contract/kyc/staff-calls/watch-lists';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { SelectField, TextArea, TextField } from '../../../lib/fields/field.tsx';
import { Dialog } from '../../../lib/overlays/dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { countRows } from './count-rows.ts';

type Kind = (typeof watchListKinds)[number];

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
      <p className="font-semibold text-negative">{t`Nothing was imported: these lines cannot be read`}</p>
      <ul className="mt-1 flex flex-col gap-0.5">
        {problems.slice(0, problemsShown).map(({ line, problem }) => (
          <li key={`${line} ${problem}`}>{t`Line ${line}: ${problem}`}</li>
        ))}
      </ul>
      {more > 0 && <Plural value={more} one="and # more" other="and # more" />}
    </div>
  );
}

/** Replaces a list by the rows of a file, after it was said what that does. */
export function ImportDialog({ lists, onClose }: ImportDialogProps) {
  const { t, i18n } = useLingui();
  const form = useId();
  const [name, setName] = useState('');
  const [kind, setKind] = useState<Kind | ''>('');
  const [csv, setCsv] = useState('');
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [imported, setImported] = useState<number | null>(null);
  const { submit, isBusy, problem } = useSubmit(importWatchList, {
    problemIn: 'form',
    onDone: (answer) => {
      setProblems(answer.problems);
      if (answer.problems.length > 0) return;
      setImported(answer.imported);
    },
  });
  const rows = countRows(csv);
  const before = lists.find((list) => list.name === name.trim());
  const had = before ? i18n.number(before.entries) : '';
  const gets = i18n.number(rows);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (kind !== '') void submit({ name: name.trim(), kind, csv });
  };
  const isDone = imported !== null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Import a list`}
      width="wide"
      footer={
        isDone ? (
          <Button kind="primary" onClick={onClose}>{t`Done`}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{t`Cancel`}</Button>
            <Button type="submit" form={form} kind="primary" busy={isBusy}>{t`Import`}</Button>
          </>
        )
      }
    >
      {isDone ? (
        <p role="status">
          <Plural value={imported} one="# person was imported." other="# persons were imported." />{' '}
          {t`Submissions are held against the list from now on.`}
        </p>
      ) : (
        <form id={form} onSubmit={send} className="flex flex-col gap-3">
          <div aria-live="polite" className="rounded-control bg-sunken px-3 py-2">
            {before
              ? t`The ${had} persons of this list are replaced by ${gets} rows.`
              : t`A new list of ${gets} rows is made.`}{' '}
            {kind === 'restricted' &&
              t`Nobody with the name and the birthday of one of them can be approved any more.`}
          </div>
          <TextField
            label={t`Name of the list`}
            required
            minLength={2}
            maxLength={80}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <SelectField
            label={t`What it means`}
            required
            placeholder={t`Choose`}
            options={[
              { value: 'restricted', label: t`May not play by law` },
              { value: 'watch', label: t`Look closer` },
            ]}
            value={kind}
            onChange={(event) => setKind(event.target.value as Kind | '')}
          />
          <TextField
            label={t`CSV file`}
            type="file"
            accept=".csv,text/csv,text/plain"
            className="py-1"
            onChange={(event) => void event.target.files?.[0]?.text().then(setCsv)}
          />
          <TextArea
            label={t`Rows`}
            hint={t`One person a line: name, birthday as 1990-12-31 or nothing, note`}
            required
            rows={6}
            maxLength={4_000_000}
            value={csv}
            onChange={(event) => setCsv(event.target.value)}
            className="font-mono"
          />
          {problem && (
            <p role="alert" className="text-negative">
              {problem}
            </p>
          )}
          {problems.length > 0 && <Problems problems={problems} />}
        </form>
      )}
    </Dialog>
  );
}
