import { useLingui } from '@lingui/react/macro';
import { usePopup } from '../../lib/overlays/use-popup.ts';
import { useSession } from '../../lib/session/session.ts';

const loadPopup = async () => (await import('./own-menu-popup.tsx')).OwnMenuPopup;

/** Oneself, and what is one's own. */
export function OwnMenu() {
  const { t } = useLingui();
  const me = useSession((session) => session.me);
  const { Popup, place, trigger } = usePopup('menu', loadPopup);
  if (me === null) return null;
  const initials = me.name
    .split(/\s+/)
    .map((word) => /\p{L}/u.exec(word)?.[0] ?? '')
    .slice(0, 2)
    .join('');
  return (
    <>
      <button
        type="button"
        {...trigger}
        aria-label={t`Your account: ${me.name}`}
        className="own-trigger"
      >
        <span aria-hidden="true" className="own-mark" data-mark={initials.toUpperCase()} />
        <span className="own-name">{me.name}</span>
      </button>
      {Popup && <Popup me={me} place={place} />}
    </>
  );
}
