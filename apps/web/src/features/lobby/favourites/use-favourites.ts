import { useLanguage } from '@perya/app-kit/language/language-context';
import { type GameCard, listFavourites } from '@perya/contract/catalogue/calls/catalogue';
import { listTexts } from '@perya/contract/list-texts';
import { say } from '@perya/contract/text';
import { allFavourites } from '../../../lib/player/load-player.ts';
import { useCall } from '../../../lib/query/use-call.ts';
import { useSession } from '../../../lib/session/session.ts';

interface Favourites {
  readonly favourites: readonly GameCard[] | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The cached favourites at once, then the fetched ones. */
export function useFavourites(): Favourites {
  const { language } = useLanguage();
  const favourites = useSession((session) => session.favourites);
  const { state, reload } = useCall(listFavourites, allFavourites, {
    failureText: say(listTexts.failed, language),
  });
  return { favourites, hasFailed: state === 'failed', retry: () => void reload() };
}
