import { useLingui } from '@lingui/react/macro';
import { useReviewWords } from '../../../lib/kyc/review-words.ts';
import type { Given } from './missing-for.ts';

interface PlayerReadsProps {
  /** Said instead of reasons, where the player reads none. */
  readonly sight: string | null;
  readonly given: Given;
  readonly comment: string;
}

/** What will stand on the player's own screen, as it is put together. */
export function PlayerReads({ sight, given, comment }: PlayerReadsProps) {
  const { t } = useLingui();
  const { reasonOf, fieldOf } = useReviewWords();
  const { reasons, fields } = given;
  const isEmpty = reasons.length === 0 && fields.length === 0 && comment.trim() === '';
  return (
    <section aria-label={t`What the player will read`} className="flex flex-col gap-1">
      <h3 className="font-semibold">{t`What the player will read`}</h3>
      <div aria-live="polite" className="rounded-control border border-line px-3 py-2">
        {sight !== null && <p>{sight}</p>}
        {sight === null && isEmpty && <p className="text-ink-muted">{t`Nothing yet`}</p>}
        {sight === null && !isEmpty && (
          <ul className="flex list-disc flex-col gap-1 pl-4">
            {reasons.map((reason) => (
              <li key={reason}>{reasonOf(reason)}</li>
            ))}
            {fields.length > 0 && (
              <li>{t`To be given again: ${fields.map(fieldOf).join(', ')}`}</li>
            )}
            {comment.trim() !== '' && <li className="break-words">{comment.trim()}</li>}
          </ul>
        )}
      </div>
    </section>
  );
}
