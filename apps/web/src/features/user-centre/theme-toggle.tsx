import { useLingui } from '@lingui/react/macro';
import { Icon } from '@perya/ui/icon';
import { moonIcon } from '@perya/ui/icons/action';
import { Switch } from '@perya/ui/switch';
import { useSite } from '../../lib/site.ts';
import { applyTheme } from '../../lib/theme.ts';
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
