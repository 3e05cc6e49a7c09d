import { useLingui } from '@lingui/react/macro';
import { themes } from '@perya/app-kit/browser/theme';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { languageName, languages, say } from '@perya/contract/text';
import { Icon } from '@perya/ui/icon';
import { checkIcon } from '@perya/ui/icons/action';
import { toast } from '@perya/ui/toast';
import { useRouter } from '@tanstack/react-router';
import { Menu } from 'radix-ui/internal';
import { chooseTheme, useTheme } from '../../lib/browser/theme.ts';
import { MenuPopup } from '../../lib/overlays/menu-popup.tsx';
import type { PopupPlace } from '../../lib/overlays/use-popup.ts';
import { useNotified, wishNotified } from '../../lib/queues/notified.ts';
import { hasRoute } from '../../lib/rooms/use-rooms.ts';
import type { Me } from '../../lib/session/session.ts';
import { keyboardIcon, logOutIcon } from '../../lib/show/icons.ts';
import { showLayer } from './shell-state.ts';
import { useLogOut } from './use-log-out.ts';

/** Where one sees one's own sessions and changes one's password. */
const ownPath = '/settings/own';

interface ChoiceProps {
  readonly label: string;
  readonly isChosen: boolean;
  readonly choose: () => void;
}

function Choice({ label, isChosen, choose }: ChoiceProps) {
  return (
    <Menu.CheckboxItem checked={isChosen} onCheckedChange={choose} className="menu-item">
      <span className="inline-flex w-4">
        <Menu.ItemIndicator>
          <Icon drawing={checkIcon} className="size-4" />
        </Menu.ItemIndicator>
      </span>
      {label}
    </Menu.CheckboxItem>
  );
}

/** Whether the browser tells of what comes in while one looks elsewhere. */
function NotifiedChoice() {
  const { t } = useLingui();
  const isNotified = useNotified();
  const choose = async () => {
    const isSo = await wishNotified(!isNotified);
    if (!isNotified && !isSo) toast.error(t`The browser does not allow notifications here`);
  };
  return (
    <Choice
      label={t`Notify me of what comes in`}
      isChosen={isNotified}
      choose={() => void choose()}
    />
  );
}

/** Who one is here, language and theme, own sessions, the way out. */
export function OwnMenuPopup({ me, place }: { readonly me: Me; readonly place: PopupPlace }) {
  const { t } = useLingui();
  const router = useRouter();
  const { language, switchLanguage } = useLanguage();
  const { theme } = useTheme();
  const { logOut } = useLogOut();
  const themeNames = { system: t`As the device`, light: t`Light`, dark: t`Dark` };
  return (
    <MenuPopup place={place}>
      <Menu.Label className="flex flex-col px-2 py-1.5">
        <span className="font-semibold">{me.name}</span>
        <span className="text-ink-muted">{me.email}</span>
        <span className="text-ink-muted">{say(me.role, language)}</span>
      </Menu.Label>
      <Menu.Separator className="menu-line" />
      {languages.map((each) => (
        <Choice
          key={each}
          label={languageName(each)}
          isChosen={each === language}
          choose={() => void switchLanguage(each)}
        />
      ))}
      <Menu.Separator className="menu-line" />
      {themes.map((each) => (
        <Choice
          key={each}
          label={themeNames[each]}
          isChosen={each === theme}
          choose={() => chooseTheme(each)}
        />
      ))}
      <Menu.Separator className="menu-line" />
      <NotifiedChoice />
      <Menu.Separator className="menu-line" />
      {hasRoute(router, ownPath) && (
        <Menu.Item
          onSelect={() => void router.navigate({ to: ownPath } as never)}
          className="menu-item"
        >{t`Own sessions and password`}</Menu.Item>
      )}
      <Menu.Item onSelect={() => showLayer('keys')} className="menu-item">
        <Icon drawing={keyboardIcon} className="size-4" />
        {t`Keys`}
      </Menu.Item>
      <Menu.Item onSelect={logOut} className="menu-item">
        <Icon drawing={logOutIcon} className="size-4" />
        {t`Log out`}
      </Menu.Item>
    </MenuPopup>
  );
}
