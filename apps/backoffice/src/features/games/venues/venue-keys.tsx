import { useLingui } from '@lingui/react/macro';
import type { StaffVenue } from '@perya/contract/games/staff-calls/venues';
import { useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { useMay } from '../../../lib/session/session.ts';
import { Age } from '../../../lib/show/moment.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { EndKeyDialog } from './end-key-dialog.tsx';

type Key = StaffVenue['keys'][number];

function KeyState({ venueKey }: { readonly venueKey: Key }) {
  const { t } = useLingui();
  if (venueKey.retired_at !== null) {
    return (
      <>
        <StatusBadge>{t`Ended`}</StatusBadge> <Age at={venueKey.retired_at} />
      </>
    );
  }
  return (
    <StatusBadge tone="positive">
      {venueKey.signs_launches ? t`Valid, signs launches` : t`Valid`}
    </StatusBadge>
  );
}

/** The keys of a venue, by id and age; nobody ever sees a secret here. */
export function VenueKeys({ venue }: { readonly venue: StaffVenue }) {
  const { t } = useLingui();
  const may = useMay();
  const [ending, setEnding] = useState<Key | null>(null);
  const validCount = venue.keys.filter(({ retired_at }) => retired_at === null).length;
  const never = t`never`;
  if (venue.keys.length === 0)
    return <p className="text-ink-muted">{t`It has no key, so its games cannot be opened.`}</p>;
  return (
    <div className="min-w-0 overflow-x-auto">
      <table aria-label={t`Keys of ${venue.name}`} className="list-table">
        <thead>
          <tr>
            <th scope="col">{t`Key`}</th>
            <th scope="col">{t`State`}</th>
            <th scope="col">{t`Made`}</th>
            <th scope="col">{t`Last seen`}</th>
            <th scope="col">
              <span className="sr-only">{t`Decisions`}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {venue.keys.map((key) => (
            <tr key={key.id}>
              <td className="amount-figures">{key.id}</td>
              <td>
                <KeyState venueKey={key} />
              </td>
              <td>
                <Age at={key.created_at} />
              </td>
              <td>{key.seen_at === null ? never : <Age at={key.seen_at} />}</td>
              <td className="text-right">
                {may('games.keys') && key.retired_at === null && validCount > 1 && (
                  <Button
                    kind="quiet"
                    onClick={() => setEnding(key)}
                    aria-label={t`End the key ${key.id}`}
                    className="h-6 px-1.5"
                  >{t`End`}</Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {ending && <EndKeyDialog venue={venue} id={ending.id} onClose={() => setEnding(null)} />}
    </div>
  );
}
