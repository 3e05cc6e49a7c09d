import { useLingui } from '@lingui/react/macro';
import {
  closeConversation,
  conversationOutcomes,
  type StaffConversation,
} from '@perya/contract/support/staff-calls/conversations';
import { useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';

interface CloseConversationProps {
  readonly found: StaffConversation;
}

/** Ends a conversation: it leaves the queue until the player writes again. */
export function CloseConversation({ found }: CloseConversationProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { submit, isBusy, problem } = useSubmit(closeConversation, {
    problemIn: 'form',
    onDone: () => setOpen(false),
  });
  const names: Record<(typeof conversationOutcomes)[number], string> = {
    solved: t`Solved`,
    silent: t`The player no longer answers`,
    misused: t`Misused: insults, advertising or nonsense`,
  };
  if (found.state === 'closed') return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t`Close …`}</Button>
      {isOpen && (
        <DecisionDialog
          open
          onClose={() => setOpen(false)}
          title={t`Close the conversation`}
          consequence={t`It leaves the queue and nobody has it any more. The next word of the player opens it again.`}
          reasons={conversationOutcomes.map((value) => ({ value, label: names[value] }))}
          decideLabel={t`Close the conversation`}
          onDecide={(_reason, { chosen, words }) =>
            void submit({
              uid: found.uid,
              read_up_to: found.messages,
              outcome: chosen as never,
              words,
            })
          }
          busy={isBusy}
          problem={problem}
        />
      )}
    </>
  );
}
