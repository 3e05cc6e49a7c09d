import { useLingui } from '@lingui/react/macro';
import { Button } from '../fields/button.tsx';
import { usePopup } from '../overlays/use-popup.ts';
import { useSession } from '../session/session.ts';
import { bookmarkIcon } from '../show/icons.ts';
import type { ViewsMenuProps } from './popups/views-popup.tsx';

const loadPopup = async () => (await import('./popups/views-popup.tsx')).ViewsPopup;

/** Filters and columns under a name, for oneself or for all colleagues. */
export function ViewsMenu(props: ViewsMenuProps) {
  // They change nothing, views included.
  const isOutside = useSession(({ me }) => me?.isOutside ?? false);
  return isOutside ? null : <OpenViews {...props} />;
}

function OpenViews(props: ViewsMenuProps) {
  const { t } = useLingui();
  const { Popup, place, trigger } = usePopup('dialog', loadPopup);
  return (
    <>
      <Button {...trigger} kind="quiet" drawing={bookmarkIcon}>{t`Views`}</Button>
      {Popup && <Popup {...props} place={place} />}
    </>
  );
}
