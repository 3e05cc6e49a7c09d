import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

interface AskedOutcomeProps {
  readonly id: string;
  /** Where a part of what was sent has changed already. */
  readonly says?: string;
}

/** What did happen: nothing yet, and who has to look. */
export function AskedOutcome({ id, says }: AskedOutcomeProps) {
  const { t } = useLingui();
  const nothingYet = t`Nothing has changed yet: request ${id} waits for a second person, for 24 hours.`;
  return (
    <>
      <p>{says ?? nothingYet}</p>
      <p>
        <Link to="/requests/$id" params={{ id }} search={{ box: 'mine' }}>
          {t`Open the request`}
        </Link>
      </p>
    </>
  );
}
