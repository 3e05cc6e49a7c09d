import { useLingui } from '@lingui/react/macro';
import type { Queue } from '@perya/contract/house/staff-calls/home';
import { countedRowsMax } from '@perya/contract/staff/list';
import { Icon } from '@perya/ui/icon';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { countText } from '../../lib/query/page-rows.ts';
import { waitingIn } from '../../lib/queues/queue-state.ts';
import type { Room } from '../../lib/rooms/rooms.ts';
import { useRooms } from '../../lib/rooms/use-rooms.ts';
import { useNow } from '../../lib/show/use-now.ts';

interface RoomLinkProps {
  readonly room: Room;
  readonly waiting: number;
  readonly isLate: boolean;
}

/** A room with what waits in it; the number is a description, so that the name of the room stays its name. */
function RoomLink({ room: { path, title, drawing }, waiting, isLate }: RoomLinkProps) {
  const { t, i18n } = useLingui();
  const said = useId();
  const count = waiting > 0 ? countText(Math.min(waiting, countedRowsMax), i18n.locale) : null;
  return (
    <li>
      <Link
        to={path}
        activeOptions={{ exact: path === '/', includeSearch: false }}
        aria-describedby={waiting > 0 ? said : undefined}
        className="side-link"
      >
        <Icon drawing={drawing} className="size-4.5" />
        <span className="side-name">{t(title)}</span>
        {waiting > 0 && (
          <span aria-hidden="true" className="side-count" data-late={isLate ? '' : undefined}>
            {count}
          </span>
        )}
      </Link>
      {waiting > 0 && (
        <span id={said} hidden>
          {isLate ? t`Waiting: ${count}, overdue` : t`Waiting: ${count}`}
        </span>
      )}
    </li>
  );
}

export function SideNav({ queues }: { readonly queues: readonly Queue[] }) {
  const { t } = useLingui();
  const rooms = useRooms();
  const nowSeconds = Math.floor(useNow(30_000) / 1000);
  return (
    <nav aria-label={t`Rooms`} className="side-nav">
      <Link to="/" className="side-brand">
        <img src="/art/brands/perya-favicon.svg" alt="" width="22" height="22" />
        <span>Perya</span>
      </Link>
      <ul className="flex flex-col gap-0.5">
        {rooms.map((room) => (
          <RoomLink key={room.path} room={room} {...waitingIn(queues, room.path, nowSeconds)} />
        ))}
      </ul>
    </nav>
  );
}
