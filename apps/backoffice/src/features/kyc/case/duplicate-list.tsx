import { useLingui } from '@lingui/react/macro';
import type { Review } from '@perya/contract/kyc/staff-calls/reviews';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { KycBadge } from '../../../lib/kyc/kyc-badge.tsx';
import { useReviewWords } from '../../../lib/kyc/review-words.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Section } from '../../../lib/show/facts.tsx';
import { CompareDialog } from './compare-dialog.tsx';

type Duplicate = Review['duplicates'][number];

/** Other players who may be the same person, each to be held beside this one. */
export function DuplicateList({ review }: { readonly review: Review }) {
  const { t } = useLingui();
  const may = useMay();
  const { flagOf } = useReviewWords();
  const [compared, setCompared] = useState<Duplicate | null>(null);
  if (review.duplicates.length === 0) return null;
  return (
    <Section title={t`Like other players`}>
      <ul className="flex flex-col gap-2">
        {review.duplicates.map((other) => {
          const { uid } = other;
          return (
            <li
              key={`${uid} ${other.version}`}
              className="flex flex-wrap items-center gap-2 rounded-control border border-line px-3 py-2"
            >
              <div className="min-w-0 grow">
                <p className="flex flex-wrap items-center gap-2">
                  {may('players.read') ? (
                    <Link to="/players/$uid/kyc" params={{ uid }}>{t`Player ${uid}`}</Link>
                  ) : (
                    t`Player ${uid}`
                  )}
                  <span>{other.name}</span>
                  <KycBadge status={other.status} />
                </p>
                <p className="text-ink-muted">{other.by.map(flagOf).join(' · ')}</p>
              </div>
              <Button onClick={() => setCompared(other)} aria-label={t`Compare with player ${uid}`}>
                {t`Compare`}
              </Button>
            </li>
          );
        })}
      </ul>
      {compared && (
        <CompareDialog review={review} other={compared} onClose={() => setCompared(null)} />
      )}
    </Section>
  );
}
