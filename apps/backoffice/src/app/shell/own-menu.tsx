import { useLingui } from '@lingui/react/macro';
import { themes } from '@perya/app-kit/browser/theme';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { languageName, languages, say } from '@perya/contract/text';
import { Icon } from '@perya/ui/icon';
import { checkIcon } from '@perya/ui/icons/action';
import { toast } from '@perya/ui/toast';
import { useRouter } from '@tanstack/react-router';
import { DropdownMenu } from 'radix-ui';
import { chooseTheme, useTheme } from '../../lib/browser/theme.ts';
import { useNotified, wishNotified } from '../../lib/queues/notified.ts';
import { hasRoute } from '../../lib/rooms/use-rooms.ts';
import { useSession } from '../../lib/session/session.ts';
import { keyboardIcon, logOutIcon } from '../../lib/show/icons.ts';
import { useShellState } from './shell-state.ts';
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
    <DropdownMenu.CheckboxItem checked={isChosen} onCheckedChange={choose} className="menu-item">
      <span className="inline-flex w-4">
        <DropdownMenu.ItemIndicator>
          <Icon drawing={checkIcon} className="size-4" />
        </DropdownMenu.ItemIndicator>
      </span>
      {label}
    </DropdownMenu.CheckboxItem>
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

/** Oneself: who one is here, language and theme, own sessions, the way out. */
export function OwnMenu() {
  const { t } = useLingui();
  const router = useRouter();
  const me = useSession((session) => session.me);
  const { language, switchLanguage } = useLanguage();
  const { theme } = useTheme();
  const { logOut } = useLogOut();
  if (me === null) return null;
  const themeNames = { system: t`As the device`, light: t`Light`, dark: t`Dark` };
  const initials = me.name
    .split(/\s+/)
    .map((word) => /\p{L}/u.exec(word)?.[0] ?? '')
    .slice(0, 2)
    .join('');
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger aria-label={t`Your account: ${me.name}`} className="own-trigger">
        <span aria-hidden="true" className="own-mark" data-mark={initials.toUpperCase()} />
        <span className="own-name">{me.name}</span>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align="end" sideOffset={6} className="menu">
          <DropdownMenu.Label className="flex flex-col px-2 py-1.5">
            <span className="font-semibold">{me.name}</span>
            <span className="text-ink-muted">{me.email}</span>
            <span className="text-ink-muted">{say(me.role, language)}</span>
          </DropdownMenu.Label>
          <DropdownMenu.Separator className="menu-line" />
          {languages.map((each) => (
            <Choice
              key={each}
              label={languageName(each)}
              isChosen={each === language}
              choose={() => void switchLanguage(each)}
            />
          ))}
          <DropdownMenu.Separator className="menu-line" />
          {themes.map((each) => (
            <Choice
              key={each}
              label={themeNames[each]}
              isChosen={each === theme}
              choose={() => chooseTheme(each)}
            />
          ))}
          <DropdownMenu.Separator className="menu-line" />
          <NotifiedChoice />
          <DropdownMenu.Separator className="menu-line" />
          {hasRoute(router, ownPath) && (
            <DropdownMenu.Item
              onSelect={() => void router.navigate({ to: ownPath } as never)}
              className="menu-item"
            >{t`Own sessions and password`}</DropdownMenu.Item>
          )}
          <DropdownMenu.Item
            onSelect={() => useShellState.setState({ open: 'keys' })}
            className="menu-item"
          >
            <Icon drawing={keyboardIcon} className="size-4" />
            {t`Keys`}
          </DropdownMenu.Item>
          <DropdownMenu.Item onSelect={logOut} className="menu-item">
            <Icon drawing={logOutIcon} className="size-4" />
            {t`Log out`}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
