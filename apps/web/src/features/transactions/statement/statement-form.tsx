import { useLingui } from '@lingui/react/macro';
import { manilaDay } from '@perya/contract/manila-time';
import { prepareStatement } from '@perya/contract/payments/calls/transactions';
import { Button } from '@perya/ui/button';
import { RadioGroup } from '@perya/ui/fields/radio-group';
import { TextField } from '@perya/ui/fields/text-field';
import { toast } from '@perya/ui/toast';
import { useState } from 'react';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { useForm } from '../../../lib/fields/use-form.ts';
import { ChoiceChips } from '../../../lib/page/choice-chips.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import {
  type Days,
  type DaysProblem,
  dayChoices,
  daysProblem,
  lastDays,
} from './statement-days.ts';

type Format = 'csv' | 'pdf';

interface Typed {
  readonly days: Days;
  readonly format: Format;
}

/** Which days, and as what: the browser saves what comes. */
export function StatementForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useLingui();
  const problemTexts = useProblemTexts();
  const [start] = useState<Typed>(() => ({
    days: lastDays(dayChoices[0], Date.now()),
    format: 'pdf',
  }));
  const form = useForm({
    start,
    problemsOf: (typed) => {
      const wrong = daysProblem(typed.days, Date.now());
      return { days: wrong && problemTexts[wrong] };
    },
  });
  const { days, format } = form.values;
  const problem = form.errorOf('days');
  const { submit, isBusy } = useSubmit(prepareStatement, {
    problemOf: form.refusing('days'),
    onDone: ({ url }) => {
      saveFile(url);
      toast.success(t`The statement is being downloaded`);
      onDone();
    },
  });
  const today = manilaDay(Date.now());
  const choose = (next: Days) => form.set({ days: next });
  const send = form.sendBy((typed) => submit({ ...typed.days, format: typed.format }));
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      <DayChips days={days} onChange={choose} />
      <div className="grid grid-cols-1 gap-3 min-[360px]:grid-cols-2">
        <TextField
          type="date"
          label={t`First day`}
          value={days.from}
          max={today}
          onChange={(event) => choose({ ...days, from: event.target.value })}
        />
        <TextField
          type="date"
          label={t`Last day`}
          value={days.to}
          max={today}
          onChange={(event) => choose({ ...days, to: event.target.value })}
        />
      </div>
      <RadioGroup<Format>
        label={t`File`}
        value={format}
        onChange={(chosen) => form.set({ format: chosen })}
        options={[
          { value: 'pdf', label: t`PDF`, description: t`To read and print, with the sums by type` },
          { value: 'csv', label: t`CSV`, description: t`For a spreadsheet, with every row` },
        ]}
      />
      {problem !== undefined && (
        <p role="alert" className="text-[0.9375rem] text-negative">
          {problem}
        </p>
      )}
      <Button type="submit" size="large" busy={isBusy}>{t`Download`}</Button>
    </form>
  );
}

interface DayChipsProps {
  readonly days: Days;
  readonly onChange: (days: Days) => void;
}

function DayChips({ days, onChange }: DayChipsProps) {
  const { t } = useLingui();
  const isChosen = (count: number) => {
    const { from, to } = lastDays(count, Date.now());
    return from === days.from && to === days.to;
  };
  return (
    <ChoiceChips
      legend={t`Days`}
      layout="scrolls"
      value={dayChoices.find(isChosen) ?? null}
      onChange={(count) => onChange(lastDays(count, Date.now()))}
      options={dayChoices.map((count) => ({
        value: count,
        label: count === 366 ? t`A year` : t`Last ${count} days`,
      }))}
    />
  );
}

function useProblemTexts(): Record<DaysProblem, string> {
  const { t } = useLingui();
  return {
    missing: t`Please choose both days`,
    order: t`The first day must not be after the last`,
    future: t`A statement ends today at the latest`,
    long: t`A statement covers at most a year`,
  };
}
