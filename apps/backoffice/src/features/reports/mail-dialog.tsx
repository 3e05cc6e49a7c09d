import { useLingui } from '@lingui/react/macro';
import {
  addMailedReport,
  type MailedGroup,
  type MailedKind,
  type MailedList,
  mailedGroups,
  mailedKinds,
  mailedLists,
} from '@perya/contract/house/staff-calls/mailed-reports';
import { type FigurePeriod, figurePeriods } from '@perya/contract/reports/figure-fields';
import { SelectField } from '../../lib/fields/field.tsx';
import { FormDialog } from '../../lib/forms/form-dialog.tsx';
import { useCallForm } from '../../lib/forms/use-call-form.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { useMailWords } from './use-mail-words.ts';

interface Typed {
  list: MailedList;
  period: FigurePeriod;
  by: MailedGroup;
  file_kind: MailedKind;
}

const first: Typed = { list: 'play-figures', period: 'day', by: 'all', file_kind: 'csv' };

/** Asks for a report by email. */
export function MailDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { lists, periods, groups, kinds } = useMailWords();
  const form = useCallForm(addMailedReport, {
    typed: first,
    input: (typed) => typed,
    words: { by: t`This report has no such parts` },
  });
  const { submit, isBusy, problem } = useSubmit(addMailedReport, { form, onDone: onClose });
  const list = form.field('list');
  const optionsOf = <Value extends string>(
    values: readonly Value[],
    labels: Readonly<Record<Value, string>>,
  ) => values.map((value) => ({ value, label: labels[value] }));
  return (
    <FormDialog
      title={t`Send me a report`}
      onClose={onClose}
      onSubmit={form.onSubmit(submit)}
      submitLabel={t`Send it from now on`}
      startsAt="fields"
      busy={isBusy}
      problem={problem}
    >
      <SelectField
        label={t`Report`}
        options={optionsOf(mailedLists, lists)}
        {...list}
        onChange={(event) => {
          // What one report is told apart by, another may not know.
          form.choose('by', 'all');
          return list.onChange(event);
        }}
      />
      <SelectField
        label={t`How often`}
        options={optionsOf(figurePeriods, periods)}
        {...form.field('period')}
      />
      <SelectField
        label={t`Of`}
        options={optionsOf(mailedGroups[form.typed.list], groups)}
        {...form.field('by')}
      />
      <SelectField
        label={t`As`}
        options={optionsOf(mailedKinds, kinds)}
        {...form.field('file_kind')}
      />
    </FormDialog>
  );
}
