import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { languageName, languages } from '@perya/contract/text';
import { languageIcon, searchIcon } from '@perya/ui/icons/action';
import { moonIcon, sunIcon, themeSystemIcon } from '@perya/ui/icons/frame';
import { useRouter } from '@tanstack/react-router';
import { chooseTheme } from '../../lib/browser/theme.ts';
import { hasRoute, useRooms } from '../../lib/rooms/use-rooms.ts';
import { useMay } from '../../lib/session/session.ts';
import { keyboardIcon, logOutIcon } from '../../lib/show/icons.ts';
import type { Command } from './commands.ts';
import { useShellState } from './shell-state.ts';
import { useLogOut } from './use-log-out.ts';

/** What the palette offers: rooms, a search for players, and what concerns oneself. */
export function useCommands(): {
  commands: readonly Command[];
  search: (typed: string) => Command | null;
} {
  const { t } = useLingui();
  const router = useRouter();
  const may = useMay();
  const rooms = useRooms();
  const { language, switchLanguage } = useLanguage();
  const { logOut } = useLogOut();
  const go = (to: string, search: object = {}) => void router.navigate({ to, search } as never);
  const commands: Command[] = [
    ...rooms.map(({ path, title, drawing }) => ({
      id: path,
      label: t(title),
      drawing,
      run: () => go(path),
    })),
    { id: 'light', label: t`Theme: light`, drawing: sunIcon, run: () => chooseTheme('light') },
    { id: 'dark', label: t`Theme: dark`, drawing: moonIcon, run: () => chooseTheme('dark') },
    {
      id: 'system',
      label: t`Theme: as the device`,
      drawing: themeSystemIcon,
      run: () => chooseTheme('system'),
    },
    ...languages
      .filter((each) => each !== language)
      .map((each) => ({
        id: each,
        label: languageName(each),
        drawing: languageIcon,
        run: () => void switchLanguage(each),
      })),
    {
      id: 'keys',
      label: t`Keys`,
      drawing: keyboardIcon,
      run: () => useShellState.setState({ open: 'keys' }),
    },
    { id: 'log-out', label: t`Log out`, drawing: logOutIcon, run: logOut },
  ];
  const canSearch = may('players.read') && hasRoute(router, '/players');
  const search = (typed: string): Command | null =>
    canSearch && typed.trim() !== ''
      ? {
          id: 'search',
          label: t`Find players: ${typed}`,
          drawing: searchIcon,
          run: () => go('/players', { q: typed.trim() }),
        }
      : null;
  return { commands, search };
}
