import { useLingui } from '@lingui/react/macro';
import { listTiles, type StaffTile } from '@perya/contract/promotions/staff-calls/tiles';
import { targetOf } from '@perya/contract/rules/promotions/welfare-tiles';
import { plusIcon } from '@perya/ui/icons/action';
import { useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { CallPage } from '../../../lib/show/call-page.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { TileDialog } from './tile-dialog.tsx';
import { TileFace } from './tile-face.tsx';

interface CardProps {
  readonly tile: StaffTile;
  /** Undefined for whoever may only look. */
  readonly onEdit: (() => void) | undefined;
}

function TileCard({ tile, onEdit }: CardProps) {
  const { t } = useLingui();
  const { promotion, title_en: title } = tile;
  return (
    <li>
      <TileFace {...tile}>
        <span className="flex flex-wrap items-center gap-1">
          {tile.is_shown_now ? (
            <StatusBadge tone="positive">{t`Shown`}</StatusBadge>
          ) : (
            <StatusBadge>{t`Not shown`}</StatusBadge>
          )}
          {promotion !== null && (
            <StatusBadge tone="accent">{t`With promotion ${promotion}`}</StatusBadge>
          )}
          <span className="text-ink-muted">{targetOf(tile) ?? t`Coming soon`}</span>
        </span>
        {onEdit && (
          <Button className="mt-auto w-fit" onClick={onEdit} aria-label={t`Change ${title}`}>
            {t`Change`}
          </Button>
        )}
      </TileFace>
    </li>
  );
}

/** What stands in the welfare hub, in its order. */
export function TilesPage() {
  const { t } = useLingui();
  const mayEdit = useMay()('promotions.edit');
  const read = useCall(listTiles, {});
  const [edited, setEdited] = useState<StaffTile | 'new' | null>(null);
  return (
    <CallPage
      title={t`Tiles`}
      about={t`What players find in the welfare hub, in this order. A change counts at once.`}
      read={read}
      actions={
        mayEdit && (
          <Button kind="primary" drawing={plusIcon} onClick={() => setEdited('new')}>
            {t`New tile`}
          </Button>
        )
      }
      failedTitle={t`The tiles could not be loaded`}
    >
      {({ rows }) => (
        <>
          <ul className="tile-grid">
            {rows.map((tile) => (
              <TileCard
                key={tile.id}
                tile={tile}
                onEdit={mayEdit ? () => setEdited(tile) : undefined}
              />
            ))}
          </ul>
          {edited !== null && (
            <TileDialog tile={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
          )}
        </>
      )}
    </CallPage>
  );
}
