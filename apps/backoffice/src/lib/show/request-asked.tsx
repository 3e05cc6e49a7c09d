import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** What was asked for waits, and where it stands. */
export function RequestAsked({ id }: { readonly id: string }) {
  const { t } = useLingui();
  return (
    <p>
      {t`Request ${id} waits for a second person.`}{' '}
      <Link
        to="/requests/$id"
        params={{ id }}
        search={{ box: 'mine' }}
      >{t`See where it stands`}</Link>
    </p>
  );
}
