import { useLingui } from '@lingui/react/macro';
import {
  editGame,
  maintenanceWordsMax,
  type StaffGame,
} from '@perya/contract/catalogue/staff-calls/games';
import { useState } from 'react';
import { CheckField, TextArea } from '../../../lib/fields/field.tsx';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { useEditTexts } from './edit-texts.ts';

export type EditKind = 'maintain' | 'resume' | 'close' | 'open' | 'marks';

interface EditDialogProps {
  readonly game: StaffGame;
  readonly kind: EditKind;
  readonly onClose: () => void;
}

/** One decision about a game. It is made on the game as it is shown: if a colleague was quicker, it is refused. */
export function EditDialog({ game: shown, kind, onClose }: EditDialogProps) {
  const { t } = useLingui();
  // The list goes on refreshing behind the dialog; the decision stays about what was seen.
  const [game] = useState(shown);
  const texts = useEditTexts(game.name)[kind];
  const [words, setWords] = useState({ en: '', tl: '' });
  const [marks, setMarks] = useState({ is_hot: game.is_hot, is_new: game.is_new });
  const [isDone, setDone] = useState(false);
  const { submit, isBusy, problem, setProblem } = useSubmit(editGame, {
    problemIn: 'form',
    onDone: () => setDone(true),
  });
  const given = { en: words.en.trim(), tl: words.tl.trim() };
  const hasWords = given.en !== '' || given.tl !== '';
  const decide = (reason: string) => {
    if (hasWords && (given.en === '' || given.tl === '')) {
      return setProblem(t`Write it in both languages, or in none`);
    }
    const changes = {
      maintain: { is_maintained: true, maintenance: hasWords ? given : null },
      resume: { is_maintained: false },
      close: { is_online: false },
      open: { is_online: true },
      marks,
    }[kind];
    void submit({ id: game.id, revision: game.revision, reason, ...changes });
  };
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={texts.title}
      consequence={texts.consequence}
      reasons={texts.reasons}
      decideLabel={texts.decide}
      onDecide={decide}
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
            value={words.en}
            onChange={({ target }) => setWords({ ...words, en: target.value })}
          />
          <TextArea
            label={t`What players read, in Tagalog`}
            rows={2}
            maxLength={maintenanceWordsMax}
            value={words.tl}
            onChange={({ target }) => setWords({ ...words, tl: target.value })}
          />
        </>
      )}
      {kind === 'marks' && (
        <div className="flex gap-6">
          <CheckField
            label={t`Hot`}
            checked={marks.is_hot}
            onChange={({ target }) => setMarks({ ...marks, is_hot: target.checked })}
          />
          <CheckField
            label={t`New`}
            checked={marks.is_new}
            onChange={({ target }) => setMarks({ ...marks, is_new: target.checked })}
          />
        </div>
      )}
    </DecisionDialog>
  );
}
