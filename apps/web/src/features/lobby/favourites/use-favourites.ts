import type { GameCard } from '@perya/contract/calls/catalogue';
import { listTexts } from '@perya/contract/list-texts';
import { say } from '@perya/contract/text';
import { toast } from '@perya/ui/toast';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../lib/language/language-context.ts';
import { loadFavourites, reloadFavourites } from '../../../lib/session/load-player.ts';
import { useSession } from '../../../lib/session/session.ts';

interface Favourites {
  readonly favourites: readonly GameCard[] | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** What is known at once, and then what the server says now. */
export function useFavourites(): Favourites {
  const { language } = useLanguage();
  const token = useSession((session) => session.token);
  const favourites = useSession((session) => session.favourites);
  const [hasFailed, setHasFailed] = useState(false);
  const fail = () => {
    setHasFailed(true);
    toast.error(say(listTexts.failed, language));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for each player, not for each language.
  useEffect(() => {
    if (token === null) return;
    let isGone = false;
    loadFavourites().catch(() => !isGone && fail());
    return () => {
      isGone = true;
    };
  }, [token]);
  const retry = () => {
    setHasFailed(false);
    reloadFavourites().catch(fail);
  };
  return { favourites, hasFailed, retry };
}
