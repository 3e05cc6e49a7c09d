import { useLingui } from '@lingui/react/macro';
import type { PastDecision } from '@perya/contract/kyc/staff-calls/reviews';
import { useReviewWords } from '../../../lib/kyc/review-words.ts';
import { Section } from '../../../lib/show/facts.tsx';
import { Moment } from '../../../lib/show/moment.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';

function Told({ past }: { readonly past: PastDecision }) {
  const { t } = useLingui();
  const { decisionOf, reasonOf, fieldOf } = useReviewWords();
  const { version, by } = past;
  const fields = past.fields.map(fieldOf).join(', ');
  return (
    <li className="flex flex-col gap-0.5 border-line border-l-2 pl-3">
      <p className="flex flex-wrap items-center gap-2">
        <StatusBadge>{decisionOf(past.decision)}</StatusBadge>
        <span>{t`Version ${version}, by ${by}`}</span>
      </p>
      <p className="text-ink-muted">
        <Moment at={past.at} />
      </p>
      {past.reasons.map((reason) => (
        <p key={reason}>{reasonOf(reason)}</p>
      ))}
      {fields !== '' && <p>{t`Fields: ${fields}`}</p>}
      {past.comment !== '' && <p className="break-words">{t`In words: ${past.comment}`}</p>}
    </li>
  );
}

/** Every decision about this player before, with who, when and why. */
export function DecisionStory({ history }: { readonly history: readonly PastDecision[] }) {
  const { t } = useLingui();
  return (
    <Section title={t`Decisions before`}>
      {history.length === 0 ? (
        <p className="text-ink-muted">{t`None yet`}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {history.map((past) => (
            <Told key={`${past.version} ${past.at} ${past.decision}`} past={past} />
          ))}
        </ul>
      )}
    </Section>
  );
}
