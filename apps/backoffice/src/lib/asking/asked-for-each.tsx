import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

export interface AskedFor {
  readonly name: string;
  /** The number of its request. */
  readonly id: string;
}

/** What was asked for, brand by brand. */
export function AskedForEach({ asked }: { readonly asked: readonly AskedFor[] }) {
  const { t } = useLingui();
  return (
    <>
      <p>{t`Nothing has changed yet: each brand waits for a second person, for 24 hours.`}</p>
      <ul>
        {asked.map(({ name, id }) => (
          <li key={id}>
            <Link to="/requests/$id" params={{ id }} search={{ box: 'mine' }}>
              {t`${name}: request ${id}`}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
