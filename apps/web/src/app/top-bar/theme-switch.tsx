import { useLingui } from '@lingui/react/macro';
import { currentTheme, type Theme } from '@perya/app-kit/browser/theme';
import { Icon } from '@perya/ui/icon';
import { moonIcon, sunIcon, themeSystemIcon } from '@perya/ui/icons/frame';
import { useState } from 'react';
import { applyTheme, nextTheme } from '../../lib/browser/theme.ts';
import { useSite } from '../../lib/page/site.ts';

/** One button that goes round: the device's choice, light, dark. Which drawing shows is left to the stylesheet, because the server's page does not know. */
export function ThemeSwitch() {
  const { t } = useLingui();
  const { brand } = useSite();
  const [announced, setAnnounced] = useState<Theme | null>(null);
  const label = t`Change theme`;
  const names = { system: t`Theme follows the device`, light: t`Light theme`, dark: t`Dark theme` };
  const turn = () => {
    const theme = nextTheme(currentTheme());
    applyTheme(theme, brand);
    setAnnounced(theme);
  };
  return (
    <>
      <button
        type="button"
        onClick={turn}
        aria-label={label}
        title={label}
        className="theme-switch"
      >
        <Icon drawing={themeSystemIcon} className="theme-system" />
        <Icon drawing={sunIcon} className="theme-light" />
        <Icon drawing={moonIcon} className="theme-dark" />
      </button>
      <span role="status" className="sr-only">
        {announced === null ? '' : names[announced]}
      </span>
    </>
  );
}
