import { useLingui } from '@lingui/react/macro';
import { Icon } from '@perya/ui/icon';
import { Link, useMatches } from '@tanstack/react-router';
import { useRooms } from '../../lib/rooms/use-rooms.ts';

export function SideNav() {
  const { t } = useLingui();
  const rooms = useRooms();
  // The other parts of the first room have paths of their own.
  const isInHouse = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId.startsWith('/house')),
  });
  return (
    <nav aria-label={t`Rooms`} className="side-nav">
      <Link to="/" className="side-brand">
        <img src="/art/brands/perya-favicon.svg" alt="" width="22" height="22" />
        <span>Perya</span>
      </Link>
      <ul className="flex flex-col gap-0.5">
        {rooms.map(({ path, title, drawing }) => (
          <li key={path}>
            <Link
              to={path}
              activeOptions={{ exact: path === '/', includeSearch: false }}
              aria-current={path === '/' && isInHouse ? 'page' : undefined}
              className="side-link"
            >
              <Icon drawing={drawing} className="size-4.5" />
              <span>{t(title)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
