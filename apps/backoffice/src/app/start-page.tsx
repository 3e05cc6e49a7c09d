import { useLingui } from '@lingui/react/macro';
import { Icon } from '@perya/ui/icon';
import { Link } from '@tanstack/react-router';
import { useRooms } from '../lib/rooms/use-rooms.ts';

/** The rooms that one has, for whoever comes in. */
export function StartPage() {
  const { t } = useLingui();
  const rooms = useRooms().filter(({ path }) => path !== '/');
  return (
    <div className="flex flex-col gap-4 p-4">
      <h1 className="font-semibold text-[1.125rem]">{t`Home`}</h1>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-3">
        {rooms.map(({ path, title, drawing }) => (
          <li key={path}>
            <Link
              to={path}
              className="flex items-center gap-2.5 rounded-card border border-line bg-raised p-3 font-semibold text-ink no-underline shadow-card hover:border-control"
            >
              <Icon drawing={drawing} className="size-5 text-ink-muted" />
              {t(title)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
