import { useLingui } from '@lingui/react/macro';
import { incidentWordsMax, noteIncident } from '@perya/contract/privacy/staff-calls/incidents';
import { useNavigate } from '@tanstack/react-router';
import { TextArea, TextField } from '../../../lib/fields/field.tsx';
import { readManilaTime, writeManilaTime } from '../../../lib/fields/manila-time.ts';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';

/** Writes down an incident: when it was found starts the hours. */
export function NoteIncidentDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const form = useCallForm(noteIncident, {
    typed: { found_at: writeManilaTime(Math.floor(Date.now() / 1000)), what: '' },
    input: (typed) => ({ ...typed, found_at: readManilaTime(typed.found_at) }),
    words: { found_at: t`Say when it was found`, what: t`Say what happened` },
    refusals: { INCIDENT_AHEAD: 'found_at' },
  });
  const { submit, isBusy, problem } = useSubmit(noteIncident, {
    form,
    onDone: ({ id }) => {
      onClose();
      void navigate({ to: '/privacy/incidents/$id', params: { id }, search: true });
    },
  });
  return (
    <FormDialog
      title={t`Note an incident`}
      isWritten={form.isDirty}
      onClose={onClose}
      onSubmit={form.onSubmit(submit)}
      submitLabel={t`Note`}
      startsAt="fields"
      busy={isBusy}
      problem={problem}
    >
      <TextField
        type="datetime-local"
        label={t`Found at, Manila time`}
        {...form.field('found_at')}
      />
      <TextArea
        label={t`What happened`}
        rows={4}
        maxLength={incidentWordsMax}
        {...form.field('what')}
      />
    </FormDialog>
  );
}
