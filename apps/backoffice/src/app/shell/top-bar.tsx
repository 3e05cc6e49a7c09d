import { useLingui } from '@lingui/react/macro';
import { Icon } from '@perya/ui/icon';
import { searchIcon } from '@perya/ui/icons/action';
import { controlClass } from '../../lib/fields/field.tsx';
import { useNow } from '../../lib/show/use-now.ts';
import { OwnMenu } from './own-menu.tsx';
import { showLayer } from './shell-state.ts';

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
      <button
        type="button"
        onClick={() => showLayer('palette')}
        aria-keyshortcuts="/ Control+K Meta+K"
        className={`${controlClass} palette-trigger border-line`}
      >
        <Icon drawing={searchIcon} className="size-4 shrink-0" />
        <span className="grow truncate text-left">{t`Search everything, do anything`}</span>
        <span aria-hidden="true" className="kbd">
          /
        </span>
      </button>
      <span className="grow" />
      <ManilaClock />
      <OwnMenu />
    </header>
  );
}
