import { useLingui } from '@lingui/react/macro';
import { Switch } from '@perya/ui/fields/switch';
import { Icon } from '@perya/ui/icon';
import { moonIcon } from '@perya/ui/icons/frame';
import { applyTheme } from '../../lib/browser/theme.ts';
import { useSite } from '../../lib/page/site.ts';
import { useIsDark } from './use-is-dark.ts';

/** Light or dark; until the player chooses, it shows what the device chose. [M-055] */
export function ThemeToggle() {
  const { t } = useLingui();
  const { brand } = useSite();
  const isDark = useIsDark();
  return (
    <li className="flex min-h-14 items-center gap-3 px-4 py-1">
      <Icon drawing={moonIcon} className="size-5.5 text-accent-strong" />
      <div className="flex-1 [&_label>span:first-child]:font-semibold">
        <Switch
          label={t`Dark theme`}
          checked={isDark}
          onChange={(event) => applyTheme(event.target.checked ? 'dark' : 'light', brand)}
        />
      </div>
    </li>
  );
}
