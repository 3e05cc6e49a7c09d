import { useLingui } from '@lingui/react/macro';
import {
  type CannedAnswer,
  removeCannedAnswer,
  saveCannedAnswer,
} from '@perya/contract/support/staff-calls/canned-answers';
import { Button } from '../../../lib/fields/button.tsx';
import { Dialog } from '../../../lib/overlays/dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { offerUndo } from '../../../lib/undo/undo-offer.ts';

interface RemoveAnswerProps {
  readonly answer: CannedAnswer;
  readonly onClose: () => void;
}

/** What was sent with it stays as it is. */
export function RemoveAnswer({ answer, onClose }: RemoveAnswerProps) {
  const { t } = useLingui();
  const { id, version, title, text_en, text_tl } = answer;
  const restoring = useSubmit(saveCannedAnswer);
  const { submit, isBusy, problem } = useSubmit(removeCannedAnswer, {
    problemIn: 'form',
    onDone: () => {
      // It is written anew: nothing was sent by it meanwhile.
      const kept = { id: null, version: 0, title, text_en, text_tl };
      offerUndo(t`Removed: ${title}`, () => restoring.submit(kept));
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Remove ‘${title}’`}
      footer={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button kind="danger" busy={isBusy} onClick={() => void submit({ id, version })}>
            {t`Remove`}
          </Button>
        </>
      }
    >
      <p>{t`Nobody can insert it any more. What players were answered with it stays as it is.`}</p>
      {problem && (
        <p role="alert" className="text-negative">
          {problem}
        </p>
      )}
    </Dialog>
  );
}
