import { useLingui } from '@lingui/react/macro';
import {
  type Incident,
  incidentWordsMax,
  writeIncident,
} from '@perya/contract/privacy/staff-calls/incidents';
import { Button } from '../../../lib/fields/button.tsx';
import { SelectField, TextArea, TextField } from '../../../lib/fields/field.tsx';
import { readManilaTime, writeManilaTime } from '../../../lib/fields/manila-time.ts';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { useCaseGuard } from '../../../lib/forms/use-leave-guard.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { Section } from '../../../lib/show/facts.tsx';

const typedMoment = (at: number | null) => (at === null ? '' : writeManilaTime(at));
/** Empty is nobody yet; what cannot be read goes as it was typed, and is refused. */
const readMoment = (typed: string) => (typed === '' ? null : (readManilaTime(typed) ?? typed));

/** What is written of an incident while it is open. */
export function IncidentForm({ found }: { readonly found: Incident }) {
  const { t } = useLingui();
  const { id, revision } = found;
  const form = useCallForm(writeIncident, {
    typed: {
      what: found.what,
      whom: found.whom,
      affected: String(found.affected),
      done: found.done,
      must_tell: found.must_tell ? 'yes' : 'no',
      commission_told_at: typedMoment(found.commission_told_at),
      persons_told_at: typedMoment(found.persons_told_at),
    },
    input: (typed) => ({
      ...typed,
      id,
      revision,
      affected: Number(typed.affected),
      must_tell: typed.must_tell === 'yes',
      commission_told_at: readMoment(typed.commission_told_at),
      persons_told_at: readMoment(typed.persons_told_at),
    }),
    words: {
      what: t`Say what happened`,
      affected: t`A whole number`,
      commission_told_at: t`A moment, or nothing`,
      persons_told_at: t`A moment, or nothing`,
    },
    refusals: { INCIDENT_AHEAD: 'commission_told_at' },
  });
  useCaseGuard(form.isDirty);
  const { submit, isBusy, problem } = useSubmit(writeIncident, { form });
  return (
    <Section title={t`Write it down`}>
      <form noValidate onSubmit={form.onSubmit(submit)} className="flex flex-col gap-3">
        <TextArea
          label={t`What happened`}
          rows={3}
          maxLength={incidentWordsMax}
          {...form.field('what')}
        />
        <TextArea
          label={t`Whom it concerns`}
          hint={t`Which persons, and which of their data`}
          rows={3}
          maxLength={incidentWordsMax}
          {...form.field('whom')}
        />
        <TextField label={t`Persons`} inputMode="numeric" {...form.field('affected')} />
        <TextArea
          label={t`What was done`}
          rows={3}
          maxLength={incidentWordsMax}
          {...form.field('done')}
        />
        <SelectField
          label={t`Commission and persons must be told`}
          options={[
            { value: 'yes', label: t`Yes` },
            { value: 'no', label: t`No` },
          ]}
          {...form.field('must_tell')}
        />
        <TextField
          type="datetime-local"
          label={t`Commission told, Manila time`}
          {...form.field('commission_told_at')}
        />
        <TextField
          type="datetime-local"
          label={t`Persons told, Manila time`}
          {...form.field('persons_told_at')}
        />
        {problem !== undefined && (
          <p role="alert" className="text-negative">
            {problem}
          </p>
        )}
        <div>
          <Button type="submit" busy={isBusy}>{t`Save`}</Button>
        </div>
      </form>
    </Section>
  );
}
