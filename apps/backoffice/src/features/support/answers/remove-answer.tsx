import { useLingui } from '@lingui/react/macro';
import {
  type CannedAnswer,
  removeCannedAnswer,
} from '@perya/contract/support/staff-calls/canned-answers';
import { Button } from '../../../lib/fields/button.tsx';
import { Dialog } from '../../../lib/overlays/dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';

interface RemoveAnswerProps {
  readonly answer: CannedAnswer;
  readonly onClose: () => void;
}

/** What was sent with it stays as it is. */
export function RemoveAnswer({ answer, onClose }: RemoveAnswerProps) {
  const { t } = useLingui();
  const { id, version, title } = answer;
  const { submit, isBusy, problem } = useSubmit(removeCannedAnswer, {
    problemIn: 'form',
    onDone: onClose,
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
