import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import { answerFeedback, readFeedback } from '@perya/contract/support/staff-calls/feedback';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { CaseDrawer } from '../../../lib/overlays/case-drawer.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Facts, Section } from '../../../lib/show/facts.tsx';
import { Moment } from '../../../lib/show/moment.tsx';
import { PlayerLink } from '../../../lib/show/player-link.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { AnswerForm } from '../answer-form.tsx';
import { useVariables } from '../context/use-variables.ts';
import { CloseFeedback } from './close-feedback.tsx';
import '../support.css';

type Found = AnswerOf<typeof readFeedback>;

const lookEveryMs = 10_000;

function StateBadge({ state }: Pick<Found, 'state'>) {
  const { t } = useLingui();
  if (state === 'open') return <StatusBadge tone="warning">{t`Open`}</StatusBadge>;
  if (state === 'answered') return <StatusBadge tone="positive">{t`Answered`}</StatusBadge>;
  return <StatusBadge>{t`Closed`}</StatusBadge>;
}

function Decided({ found }: { readonly found: Found }) {
  const { t } = useLingui();
  if (found.decided_at === null) return null;
  return (
    <Section title={t`What became of it`}>
      <Facts
        facts={[
          { label: t`By`, value: found.decided_by },
          { label: t`When`, value: <Moment at={found.decided_at} /> },
          ...(found.answer === null
            ? [{ label: t`In words`, value: found.words }]
            : [
                {
                  label: t`Answer`,
                  value: <span className="support-text">{found.answer || t`Pictures`}</span>,
                },
              ]),
        ]}
      />
      {found.answer !== null && (
        <Link to="/support/conversations/$uid" params={{ uid: found.uid }}>
          {t`To the conversation`}
        </Link>
      )}
    </Section>
  );
}

interface OpenedProps {
  readonly found: Found;
  readonly title: string;
  readonly onClose: () => void;
}

function Opened({ found, title, onClose }: OpenedProps) {
  const { t } = useLingui();
  const may = useMay();
  const { id, uid } = found;
  const variables = useVariables(found);
  return (
    <CaseDrawer
      title={title}
      badge={<StateBadge state={found.state} />}
      onClose={onClose}
      actions={
        may('support.answer') &&
        found.state === 'open' && (
          <AnswerForm
            language={found.language}
            variables={variables}
            call={answerFeedback}
            inputOf={(written) => ({ id, ...written })}
          >
            <CloseFeedback id={id} />
          </AnswerForm>
        )
      }
    >
      <Facts
        facts={[
          { label: t`Player`, value: <PlayerLink uid={uid} name={found.name} /> },
          { label: t`Brand`, value: found.brand },
          { label: t`Given`, value: <Moment at={found.at} /> },
        ]}
      />
      <Section title={t`What the player wrote`}>
        <p className="support-text">{found.text}</p>
      </Section>
      <Decided found={found} />
      {found.state === 'open' && (
        <p className="text-ink-muted">
          {t`The answer comes into the player’s conversation with service, with these words above it.`}
        </p>
      )}
    </CaseDrawer>
  );
}

/** One feedback, and its answer. */
export function FeedbackCase() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { id } = getRouteApi('/support/feedback/$id').useParams();
  const read = useCall(readFeedback, { id }, { pollMs: lookEveryMs });
  const close = () => void navigate({ to: '/support/feedback', search: true });
  const title = t`Feedback ${id}`;
  const { answer } = read;
  if (answer === null) return <CaseDrawer title={title} onClose={close} unread={read} />;
  return <Opened key={id} found={answer} title={title} onClose={close} />;
}
