import { useLingui } from '@lingui/react/macro';
import { openAmlCase } from '@perya/contract/aml/staff-calls/cases';
import { useNavigate } from '@tanstack/react-router';
import { TextArea } from '../../../lib/fields/field.tsx';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { PickerField } from '../../../lib/search/picker-field.tsx';

/** Opens a case for what a person has seen, or a colleague has told. */
export function OpenCaseDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const form = useCallForm(openAmlCase, {
    typed: { uid: '', reason: '' },
    input: (typed) => ({ ...typed, uid: typed.uid.trim() }),
    words: { uid: t`The number of a player`, reason: t`Say what was seen` },
    refusals: { NOT_FOUND: 'uid', AML_CASE_OPEN: 'uid' },
  });
  const { submit, isBusy, problem } = useSubmit(openAmlCase, {
    form,
    onDone: ({ id }) => {
      onClose();
      void navigate({ to: '/aml/cases/$id', params: { id }, search: true });
    },
  });
  return (
    <FormDialog
      title={t`Open a case`}
      isWritten={form.isDirty}
      onClose={onClose}
      onSubmit={form.onSubmit(submit)}
      submitLabel={t`Open`}
      startsAt="fields"
      busy={isBusy}
      problem={problem}
    >
      <PickerField
        kind="player"
        maxLength={100}
        label={t`Player id`}
        value={form.typed.uid}
        set={(uid) => form.choose('uid', uid)}
        error={form.errorOf('uid')}
      />
      <TextArea label={t`What was seen`} maxLength={500} {...form.field('reason')} />
    </FormDialog>
  );
}
