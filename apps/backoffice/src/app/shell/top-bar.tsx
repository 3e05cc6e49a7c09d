import { useLingui } from '@lingui/react/macro';
import { useNow } from '../../lib/show/use-now.ts';
import { OwnMenu } from './own-menu.tsx';
import { PlayerSearch } from './player-search.tsx';
import { useShellState } from './shell-state.ts';

const clock = {
  timeZone: 'Asia/Manila',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
} as const;

/** The house runs on Manila time, wherever one sits. */
function ManilaClock() {
  const { i18n } = useLingui();
  const now = new Date(useNow(10_000));
  return (
    <time dateTime={now.toISOString()} className="manila-clock">
      {i18n.date(now, clock)} PHT
    </time>
  );
}

export function TopBar() {
  const { t } = useLingui();
  return (
    <header className="top-bar">
      <PlayerSearch />
      <span className="grow" />
      <button
        type="button"
        onClick={() => useShellState.setState({ open: 'palette' })}
        aria-label={`${t`Go anywhere, do anything`}: Ctrl K`}
        aria-keyshortcuts="Control+K Meta+K"
        className="palette-trigger"
      >
        <span className="kbd">Ctrl</span> <span className="kbd">K</span>
      </button>
      <ManilaClock />
      <OwnMenu />
    </header>
  );
}
