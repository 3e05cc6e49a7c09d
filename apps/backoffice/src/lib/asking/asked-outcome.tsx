import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** What did happen: nothing yet, and who has to look. */
export function AskedOutcome({ id }: { readonly id: string }) {
  const { t } = useLingui();
  return (
    <>
      <p>{t`Nothing has changed yet: request ${id} waits for a second person, for 24 hours.`}</p>
      <p>
        <Link to="/requests/$id" params={{ id }} search={{ box: 'mine' }}>
          {t`Open the request`}
        </Link>
      </p>
    </>
  );
}
