import { useLingui } from '@lingui/react/macro';
import {
  answerConversation,
  claimConversation,
  readConversation,
  releaseConversation,
  type StaffConversation,
  takeOverConversation,
} from '@perya/contract/support/staff-calls/conversations';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Assign } from '../../../lib/claims/assign.tsx';
import { ClaimBar } from '../../../lib/claims/claim-bar.tsx';
import { claimStateOf } from '../../../lib/claims/claim-state.ts';
import { TakeOver } from '../../../lib/claims/take-over.tsx';
import { Button } from '../../../lib/fields/button.tsx';
import { CaseDrawer } from '../../../lib/overlays/case-drawer.tsx';
import { refreshFor } from '../../../lib/query/query-client.ts';
import { useCall } from '../../../lib/query/use-call.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { useMay } from '../../../lib/session/session.ts';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { useNow } from '../../../lib/show/use-now.ts';
import { AnswerForm } from '../answer-form.tsx';
import { PlayerContext } from '../context/player-context.tsx';
import { useVariables } from '../context/use-variables.ts';
import { CloseConversation } from './close-conversation.tsx';
import { ConversationTags } from './conversation-tags.tsx';
import { Thread } from './thread.tsx';
import '../support.css';

/** A conversation is watched closely: whoever waits sees that it is read. */
const lookEveryMs = 3000;

interface OpenedProps {
  readonly found: StaffConversation;
  readonly title: string;
  readonly onClose: () => void;
}

function StateBadge({ state }: Pick<StaffConversation, 'state'>) {
  const { t } = useLingui();
  if (state === 'waiting') return <StatusBadge tone="warning">{t`Waits`}</StatusBadge>;
  if (state === 'answered') return <StatusBadge tone="positive">{t`Answered`}</StatusBadge>;
  return <StatusBadge>{t`Closed`}</StatusBadge>;
}

function Opened({ found, title, onClose }: OpenedProps) {
  const { t } = useLingui();
  const may = useMay();
  const { uid } = found;
  const { isMine, isTaken, ...claim } = useConversationClaim(found);
  const mayAnswer = may('support.answer');
  const variables = useVariables(found);
  // The dialog goes on to say what became of it when the answer form is gone already.
  const [isClosing, setClosing] = useState(false);
  return (
    <CaseDrawer
      title={title}
      width="room"
      badge={<StateBadge state={found.state} />}
      onClose={onClose}
      actions={
        mayAnswer &&
        isMine && (
          <AnswerForm
            key={uid}
            startsHere={isTaken}
            language={found.language}
            variables={variables}
            call={answerConversation}
            inputOf={(written) => ({ uid, ...written })}
          >
            {found.state !== 'closed' && (
              <Button onClick={() => setClosing(true)}>{t`Close …`}</Button>
            )}
          </AnswerForm>
        )
      }
    >
      <ClaimBar
        {...claim}
        mayTake={mayAnswer}
        freeText={t`Nobody has it: claim it to answer`}
        assign={<Assign queue="support" id={uid} />}
        takeOver={
          <TakeOver call={takeOverConversation} which={{ uid }} name={found.claim?.name ?? ''} />
        }
      />
      <div className="support-room">
        <div className="support-panes">
          <div className="flex min-w-0 flex-col gap-3">
            <ConversationTags uid={uid} tags={found.tags} mayTag={mayAnswer} />
            <Thread found={found} />
          </div>
          <PlayerContext found={found} />
        </div>
      </div>
      {isClosing && <CloseConversation found={found} onClose={() => setClosing(false)} />}
    </CaseDrawer>
  );
}

/** What a player and the house have written to each other, and the answer. */
export function ConversationCase() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { uid } = getRouteApi('/support/conversations/$uid').useParams();
  const read = useCall(readConversation, { uid }, { pollMs: lookEveryMs });
  const close = () => void navigate({ to: '/support/conversations', search: true });
  const { answer } = read;
  if (answer === null) {
    return <CaseDrawer title={t`Conversation of ${uid}`} onClose={close} unread={read} />;
  }
  const name = answer.name || uid;
  const title = t`Conversation of ${name}`;
  return <Opened key={uid} found={answer} title={title} onClose={close} />;
}

/** Who has the conversation, and the ways to take and to give it back. A closed one can be taken up again. */
function useConversationClaim({ uid, claim }: Pick<StaffConversation, 'uid' | 'claim'>) {
  const nowSeconds = Math.floor(useNow(1000) / 1000);
  const claiming = useSubmit(claimConversation);
  const releasing = useSubmit(releaseConversation);
  const is = claimStateOf({ isOpen: true, claim }, nowSeconds);
  const [isTaken, setTaken] = useState(false);
  return {
    /** Whoever has just taken it is about to write. */
    isTaken,
    claim,
    is,
    isMine: is === 'mine',
    leftSeconds: claim === null ? 0 : claim.until - nowSeconds,
    onTake: async () => {
      setTaken(true);
      // Who was quicker is shown when it fails.
      if (!(await claiming.submit({ uid }))) await refreshFor(claimConversation);
    },
    onRelease: () => void releasing.submit({ uid }),
    isBusy: claiming.isBusy || releasing.isBusy,
  };
}
