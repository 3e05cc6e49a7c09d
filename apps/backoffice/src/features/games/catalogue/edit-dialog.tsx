import { useLingui } from '@lingui/react/macro';
import {
  editGame,
  maintenanceWordsMax,
  type StaffGame,
} from '@perya/contract/catalogue/staff-calls/games';
import { useState } from 'react';
import { CheckField, TextArea } from '../../../lib/fields/field.tsx';
import { joinReason, useDecisionForm } from '../../../lib/forms/use-decision-form.ts';
import { DecisionFormDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { useEditTexts } from './edit-texts.ts';

export type EditKind = 'maintain' | 'resume' | 'close' | 'open' | 'marks';

interface EditDialogProps {
  readonly game: StaffGame;
  readonly kind: EditKind;
  readonly onClose: () => void;
}

interface GameEdit {
  readonly maintenance: { readonly en: string; readonly tl: string };
  readonly is_hot: boolean;
  readonly is_new: boolean;
}

/** What is not named stays. */
function changesOf(kind: EditKind, { maintenance, is_hot, is_new }: GameEdit) {
  const hasWords = maintenance.en.trim() !== '';
  return {
    maintain: { is_maintained: true, maintenance: hasWords ? maintenance : null },
    resume: { is_maintained: false },
    close: { is_online: false },
    open: { is_online: true },
    marks: { is_hot, is_new },
  }[kind];
}

/** One decision about a game. It is made on the game as it is shown: if a colleague was quicker, it is refused. */
export function EditDialog({ game: shown, kind, onClose }: EditDialogProps) {
  const { t } = useLingui();
  // The list goes on refreshing behind the dialog; the decision stays about what was seen.
  const [game] = useState(shown);
  const texts = useEditTexts(game.name)[kind];
  const [isDone, setDone] = useState(false);
  const { id, revision, is_hot, is_new } = game;
  const inBoth = t`Write it in both languages, or in none`;
  const form = useDecisionForm(editGame, {
    typed: { maintenance: { en: '', tl: '' }, is_hot, is_new },
    input: (typed) => ({
      id,
      revision,
      reason: joinReason(texts.reasons, typed),
      ...changesOf(kind, typed),
    }),
    refuses: ({ maintenance: { en, tl } }) => [
      en.trim() === '' && tl.trim() !== '' && 'maintenance.en',
      tl.trim() === '' && en.trim() !== '' && 'maintenance.tl',
    ],
    words: { 'maintenance.en': inBoth, 'maintenance.tl': inBoth },
  });
  const { submit, isBusy, problem } = useSubmit(editGame, { form, onDone: () => setDone(true) });
  const { field } = form;
  return (
    <DecisionFormDialog
      form={form}
      onSubmit={form.onSubmit(submit)}
      onClose={onClose}
      title={texts.title}
      consequence={texts.consequence}
      reasons={texts.reasons}
      decideLabel={texts.decide}
      busy={isBusy}
      problem={problem}
      outcome={isDone ? texts.outcome : undefined}
      isDangerous={kind === 'close'}
    >
      {kind === 'maintain' && (
        <>
          <TextArea
            label={t`What players read, in English`}
            hint={t`Leave both empty for the usual words.`}
            rows={2}
            maxLength={maintenanceWordsMax}
            {...field('maintenance.en')}
          />
          <TextArea
            label={t`What players read, in Tagalog`}
            rows={2}
            maxLength={maintenanceWordsMax}
            {...field('maintenance.tl')}
          />
        </>
      )}
      {kind === 'marks' && (
        <div className="flex gap-6">
          <CheckField label={t`Hot`} {...field('is_hot')} />
          <CheckField label={t`New`} {...field('is_new')} />
        </div>
      )}
    </DecisionFormDialog>
  );
}
