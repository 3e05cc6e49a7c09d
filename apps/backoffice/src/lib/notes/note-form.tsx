import { useLingui } from '@lingui/react/macro';
import {
  addPlayerNote,
  contactWays,
  noteLengthMax,
} from '@perya/contract/staff/calls/player-notes';
import { Button } from '../fields/button.tsx';
import { SelectField, TextArea } from '../fields/field.tsx';
import { useCallForm } from '../forms/use-call-form.ts';
import { useCaseGuard } from '../forms/use-leave-guard.ts';
import { useSubmit } from '../query/use-submit.ts';
import { contactWords } from './contact-words.ts';

/** A note about a player, for colleagues alone. */
export function NoteForm({ uid }: { readonly uid: string }) {
  const { t } = useLingui();
  const form = useCallForm(addPlayerNote, {
    typed: { text: '', contact: '' },
    input: ({ text, contact }) => ({ uid, text, ...(contact !== '' && { contact }) }),
    words: { text: t`Write something first` },
  });
  const { submit, isBusy, problem } = useSubmit(addPlayerNote, {
    form,
    onDone: () => {
      form.clear();
    },
  });
  const { field, errorOf, typed } = form;
  useCaseGuard(typed.text.trim() !== '');
  return (
    <form noValidate onSubmit={form.onSubmit(submit)} className="flex flex-col items-start gap-2">
      <div className="w-full max-w-160">
        <TextArea
          label={t`A new note`}
          hint={t`Plain text, seen by colleagues and kept for ever.`}
          maxLength={noteLengthMax}
          {...field('text')}
          error={errorOf('text') ?? problem}
        />
      </div>
      <SelectField
        label={t`A word with the player`}
        placeholder={t`None: a note among colleagues`}
        options={contactWays.map((value) => ({ value, label: t(contactWords[value]) }))}
        {...field('contact')}
      />
      <Button type="submit" kind="primary" busy={isBusy}>{t`Add the note`}</Button>
    </form>
  );
}
