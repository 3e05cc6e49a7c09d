import { Plural, useLingui } from '@lingui/react/macro';
import {
  endShift,
  listAssignees,
  listShiftNotes,
  type ShiftNote,
  shiftWordsMax,
} from '@perya/contract/house/staff-calls/assigning';
import { useState } from 'react';
import { Button } from '../../lib/fields/button.tsx';
import { SelectField, TextArea } from '../../lib/fields/field.tsx';
import { FormDialog } from '../../lib/forms/form-dialog.tsx';
import { useCallForm } from '../../lib/forms/use-call-form.ts';
import { useCall } from '../../lib/query/use-call.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { Section } from '../../lib/show/facts.tsx';
import { Age } from '../../lib/show/moment.tsx';

/** What somebody left: the words as they were written, and where their cases went. */
function Left({ note }: { readonly note: ShiftNote }) {
  const { t } = useLingui();
  const { at, by, to, cases, words } = note;
  return (
    <article className="rounded-control border border-line px-3 py-2">
      <p className="flex flex-wrap gap-x-3 text-ink-muted">
        <span className="font-semibold text-ink">{by}</span>
        <Age at={at} />
        <span>
          {to === null ? t`Cases given back: ${cases}` : t`Cases given to ${to}: ${cases}`}
        </span>
      </p>
      {words !== '' && <p className="whitespace-pre-wrap break-words">{words}</p>}
    </article>
  );
}

function EndShiftDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { answer } = useCall(listAssignees, {});
  const [cases, setCases] = useState<number | null>(null);
  const form = useCallForm(endShift, {
    typed: { to: '', words: '' },
    input: ({ to, words }) => ({ to: to === '' ? null : to, words }),
    refusals: { ASSIGNEE_UNFIT: 'to' },
  });
  const { submit, isBusy, problem } = useSubmit(endShift, {
    form,
    onDone: ({ given, returned }) => {
      setCases(given + returned);
    },
  });
  return (
    <FormDialog
      title={t`End my shift`}
      isWritten={form.isDirty}
      onClose={onClose}
      onSubmit={form.onSubmit(submit)}
      submitLabel={t`Hand over`}
      busy={isBusy}
      problem={problem}
      outcome={
        cases !== null && (
          <p>
            <Plural
              value={cases}
              one="Handed over: # case. You can log out now."
              other="Handed over: # cases. You can log out now."
            />
          </p>
        )
      }
    >
      <p>{t`All that you have claimed goes to the colleague, as far as they may decide it, or back to its queue.`}</p>
      <SelectField
        label={t`Colleague`}
        placeholder={t`Back to the queues`}
        options={(answer?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        {...form.field('to')}
      />
      <TextArea
        label={t`Words for the next shift`}
        hint={t`Plain text, seen by colleagues for a day and kept for ever.`}
        maxLength={shiftWordsMax}
        {...form.field('words')}
      />
    </FormDialog>
  );
}

/** What colleagues left to this shift, and the end of one's own. */
export function ShiftPanel() {
  const { t } = useLingui();
  const { answer } = useCall(listShiftNotes, {});
  const [isOpen, setOpen] = useState(false);
  return (
    <Section
      title={t`Hand-over`}
      actions={<Button onClick={() => setOpen(true)}>{t`End my shift`}</Button>}
    >
      {answer?.rows.length === 0 && (
        <p className="text-ink-muted">{t`Nobody has left anything within a day`}</p>
      )}
      {answer?.rows.map((note) => (
        <Left key={note.id} note={note} />
      ))}
      {isOpen && <EndShiftDialog onClose={() => setOpen(false)} />}
    </Section>
  );
}
