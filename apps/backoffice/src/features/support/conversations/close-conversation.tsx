import { useLingui } from '@lingui/react/macro';
import {
  claimConversation,
  closeConversation,
  conversationOutcomes,
  listConversations,
  type StaffConversation,
} from '@perya/contract/support/staff-calls/conversations';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ClaimNext } from '../../../lib/claims/claim-next.tsx';
import { firstFree } from '../../../lib/claims/first-free.ts';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { type SubmitClient, useSubmit } from '../../../lib/query/use-submit.ts';

/** So far one looks for a conversation that no colleague has. */
const lookedAtMax = 50;

async function takeNext(client: SubmitClient): Promise<string | null> {
  const { rows } = await client.call(listConversations, { state: 'waiting', limit: lookedAtMax });
  const next = firstFree(rows, Math.floor(Date.now() / 1000));
  if (next === undefined) return null;
  await client.call(claimConversation, { uid: next.uid });
  return next.uid;
}

interface CloseConversationProps {
  readonly found: StaffConversation;
  readonly onClose: () => void;
}

/** Ends a conversation: it leaves the queue until the player writes again; then on to who has waited longest. */
export function CloseConversation({ found, onClose }: CloseConversationProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  // Of which it was asked: a word that comes meanwhile is not closed unread.
  const [{ uid, messages }] = useState(found);
  const [isDone, setDone] = useState(false);
  const { submit, isBusy, problem } = useSubmit(closeConversation, {
    problemIn: 'form',
    onDone: () => setDone(true),
  });
  const names: Record<(typeof conversationOutcomes)[number], string> = {
    solved: t`Solved`,
    silent: t`The player no longer answers`,
    misused: t`Misused: insults, advertising or nonsense`,
  };
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={t`Close the conversation`}
      consequence={t`It leaves the queue and nobody has it any more. The next word of the player opens it again.`}
      reasons={conversationOutcomes.map((value) => ({ value, label: names[value] }))}
      decideLabel={t`Close the conversation`}
      onDecide={(_reason, { chosen, words }) =>
        void submit({ uid, read_up_to: messages, outcome: chosen as never, words })
      }
      busy={isBusy}
      problem={problem}
      outcome={isDone && <p>{t`The conversation is closed.`}</p>}
      next={
        <ClaimNext
          take={takeNext}
          onOver={onClose}
          open={(next) =>
            navigate({ to: '/support/conversations/$uid', params: { uid: next }, search: true })
          }
        />
      }
    />
  );
}
