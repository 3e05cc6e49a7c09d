import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import type { Found } from '@perya/contract/house/staff-calls/search';
import { languageName, languages } from '@perya/contract/text';
import { languageIcon, plusIcon, searchIcon } from '@perya/ui/icons/action';
import { moonIcon, sunIcon, themeSystemIcon } from '@perya/ui/icons/frame';
import { useRouter } from '@tanstack/react-router';
import { begin } from '../../lib/begin/use-begun.ts';
import { chooseTheme } from '../../lib/browser/theme.ts';
import { useRooms } from '../../lib/rooms/use-rooms.ts';
import type { Wanted } from '../../lib/search/use-found.ts';
import { useMay } from '../../lib/session/session.ts';
import { keyboardIcon, logOutIcon } from '../../lib/show/icons.ts';
import { useShellState } from '../shell/shell-state.ts';
import { useLogOut } from '../shell/use-log-out.ts';
import { actions, subjectActions } from './actions.ts';
import { type Command, restBehind } from './commands.ts';
import { foundWords } from './found-words.ts';

const useGo = () => {
  const router = useRouter();
  return (to: string, search: object = {}) => void router.navigate({ to, search } as never);
};

/** What concerns oneself and nobody else. */
function useOwnCommands(): readonly Command[] {
  const { t } = useLingui();
  const { language, switchLanguage } = useLanguage();
  const { logOut } = useLogOut();
  return [
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
}

/** What the palette offers by itself: rooms, everything that one may begin, and what concerns oneself. */
export function useCommands(): readonly Command[] {
  const { t } = useLingui();
  const go = useGo();
  const may = useMay();
  const rooms = useRooms();
  const own = useOwnCommands();
  return [
    ...rooms.map(({ path, title, drawing }) => ({
      id: path,
      label: t(title),
      drawing,
      kind: t`Room`,
      run: () => go(path),
    })),
    ...actions
      .filter(({ permission }) => may(permission))
      .map(({ label, begins, to }) => ({
        id: `${begins} ${to}`,
        label: `${t(label)} …`,
        drawing: plusIcon,
        kind: t`Command`,
        run: () => {
          begin(begins);
          go(to);
        },
      })),
    ...subjectActions
      .filter(({ permission }) => may(permission))
      .map(({ label, kind }) => ({
        id: `fill ${label.id} ${kind}`,
        label: `${t(label)} …`,
        drawing: plusIcon,
        kind: t`Command`,
        fills: `${t(label)} `,
        run: () => {},
      })),
    ...own,
  ];
}

/** What the typed words ask the server for, and what is made of its answer. */
export function useAsked(typed: string): {
  readonly wanted: Wanted;
  readonly commandsOf: (found: Found) => readonly Command[];
} {
  const { t } = useLingui();
  const go = useGo();
  const may = useMay();
  const meant = subjectActions
    .filter(({ permission }) => may(permission))
    .map((action) => ({ action, rest: restBehind(t(action.label), typed) }))
    .filter(({ rest }) => rest !== null && rest !== '');
  // Of two verbs the one of which more was said leaves less.
  const shortest = Math.min(...meant.map(({ rest }) => rest?.length ?? 0));
  const said = meant.filter(({ rest }) => rest?.length === shortest);
  const [first] = said;
  const open = (found: Found): Command => {
    const { title, drawing, linkOf } = foundWords[found.kind];
    const { to, search } = linkOf(found);
    return {
      id: `${found.kind} ${found.id}`,
      label: found.name,
      about: found.about,
      amount: found.amount,
      isExact: found.is_exact,
      kind: t(title),
      drawing,
      run: () => go(to, search),
    };
  };
  if (!first) return { wanted: { words: typed.trim() }, commandsOf: (found) => [open(found)] };
  return {
    wanted: { words: first.rest ?? '', kinds: said.map(({ action }) => action.kind) },
    commandsOf: (found) =>
      said
        .filter(({ action }) => action.kind === found.kind)
        .map(({ action: { label, begins, subjectOf, pageOf } }) => ({
          ...open(found),
          id: `${begins} ${found.id}`,
          label: `${t(label)}: ${found.name}`,
          drawing: plusIcon,
          run: () => {
            begin(begins, subjectOf(found.id));
            go(pageOf(found.id));
          },
        })),
  };
}

/** The whole list of players that fit, for whoever types a common name. */
export function usePlayersCommand(): (typed: string) => Command | null {
  const { t } = useLingui();
  const go = useGo();
  const may = useMay();
  return (typed) =>
    may('players.read') && typed.trim() !== ''
      ? {
          id: 'search',
          label: t`Find players: ${typed}`,
          drawing: searchIcon,
          run: () => go('/players', { q: typed.trim() }),
        }
      : null;
}
