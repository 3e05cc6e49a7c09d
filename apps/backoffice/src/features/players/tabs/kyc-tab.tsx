import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import { readPlayerStatus } from '@perya/contract/kyc/staff-calls/player-status';
import { useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { KycBadge } from '../../../lib/kyc/kyc-badge.tsx';
import { useReviewWords } from '../../../lib/kyc/review-words.ts';
import { PlainTable } from '../../../lib/list/plain-table.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Facts, Section } from '../../../lib/show/facts.tsx';
import { Moment } from '../../../lib/show/moment.tsx';
import { useActor } from '../../../lib/show/use-actor.ts';
import { CompletionDialog } from '../decisions/completion-dialog.tsx';
import { ListChecks } from './list-checks.tsx';
import { Submissions } from './submissions.tsx';

function History({ history }: { readonly history: AnswerOf<typeof readPlayerStatus>['history'] }) {
  const { t } = useLingui();
  const actorOf = useActor();
  const { changeReasonOf } = useReviewWords();
  return (
    <Section title={t`History`}>
      <PlainTable
        title={t`History`}
        rows={history}
        idOf={({ at, after }) => `${at} ${after}`}
        emptyText={t`The status never changed`}
        columns={[
          { id: 'at', title: t`When`, cell: ({ at }) => <Moment at={at} /> },
          { id: 'by', title: t`Who`, cell: ({ by }) => actorOf(by) },
          { id: 'before', title: t`Before`, cell: ({ before }) => <KycBadge status={before} /> },
          { id: 'after', title: t`After`, cell: ({ after }) => <KycBadge status={after} /> },
          {
            id: 'reason',
            title: t`Why`,
            cell: ({ reason }) => changeReasonOf(reason),
          },
        ]}
      />
    </Section>
  );
}

/** How far the player's identity is known, and how it came to that: who, when and why. */
export function KycTab({ uid }: { readonly uid: string }) {
  const { t } = useLingui();
  const actorOf = useActor();
  const may = useMay();
  const { answer } = useCall(readPlayerStatus, { uid });
  // What was decided on changes with the decision; its dialog goes on to say what happened.
  const [deciding, setDeciding] = useState<'ask' | 'back' | null>(null);
  if (answer === null) return null;
  return (
    <div className="player-part">
      <Section title={t`Identity check`}>
        <Facts
          facts={[
            { label: t`Status`, value: <KycBadge status={answer.status} /> },
            ...(answer.before_block === null
              ? []
              : [{ label: t`Before the block`, value: <KycBadge status={answer.before_block} /> }]),
            ...(answer.completion === null
              ? []
              : [
                  {
                    label: t`Must complete it`,
                    value: (
                      <>
                        {answer.completion.reason} · {actorOf(answer.completion.by)} ·{' '}
                        <Moment at={answer.completion.at} />
                      </>
                    ),
                  },
                ]),
          ]}
        />
        {may('kyc.completion') && (
          <div className="pt-3">
            <Button onClick={() => setDeciding(answer.completion !== null ? 'back' : 'ask')}>
              {answer.completion !== null ? t`Take the request back …` : t`Ask to complete it …`}
            </Button>
          </div>
        )}
      </Section>
      {deciding !== null && (
        <CompletionDialog
          uid={uid}
          isAsked={deciding === 'back'}
          onClose={() => setDeciding(null)}
        />
      )}
      {may('kyc.read') && <Submissions uid={uid} />}
      <History history={answer.history} />
      {may('kyc.read') && <ListChecks uid={uid} />}
    </div>
  );
}
