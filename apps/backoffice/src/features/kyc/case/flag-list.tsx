import { useLingui } from '@lingui/react/macro';
import type { Review } from '@perya/contract/kyc/staff-calls/reviews';
import { hardStops } from '@perya/contract/kyc/staff-flags';
import { useReviewWords } from '../../../lib/kyc/review-words.ts';
import { Section } from '../../../lib/show/facts.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';

/** Why somebody should look twice, in words. */
export function FlagList({ review }: { readonly review: Review }) {
  const { t, i18n } = useLingui();
  const { flagOf } = useReviewWords();
  const { flags, score } = review;
  const sure = score === null ? null : i18n.number(score);
  return (
    <Section title={t`What the house noticed`}>
      {flags.length === 0 && <p className="text-ink-muted">{t`Nothing`}</p>}
      <ul className="flex flex-col gap-1.5">
        {flags.map((flag) => (
          <li key={flag} className="flex flex-wrap items-center gap-2">
            {hardStops.includes(flag) ? (
              <StatusBadge tone="negative">{t`Approval forbidden`}</StatusBadge>
            ) : (
              <StatusBadge tone="warning">{t`Look twice`}</StatusBadge>
            )}
            {flagOf(flag)}
          </li>
        ))}
      </ul>
      <p className="text-ink-muted">
        {sure === null ? t`No scan has read the ID` : t`The scan is sure by ${sure} of 100`}
      </p>
    </Section>
  );
}
