import { useLingui } from '@lingui/react/macro';
import { type GameCard, listPlayedGames } from '@perya/contract/calls/catalogue';
import { useEffect, useState } from 'react';
import { useSession } from '../../lib/session/session.ts';
import { GameRail } from './grid/game-rail.tsx';

interface Played {
  readonly token: string;
  readonly games: readonly GameCard[];
}

/** The last answer: whoever comes back to the home page finds the row standing. */
let remembered: Played | null = null;

async function loadPlayed(): Promise<readonly GameCard[]> {
  const { api } = await import('../../lib/http/api.ts');
  const { d } = await api.call(listPlayedGames, {});
  return d;
}

/** Continue where you left: the games that the player opened last. A visitor, and who has not played yet, sees none. [G-193 G-323] */
export function PlayedGames() {
  const { t } = useLingui();
  const token = useSession((session) => session.token);
  const [played, setPlayed] = useState(remembered);
  useEffect(() => {
    if (token === null) return;
    let isGone = false;
    const keep = (games: readonly GameCard[]) => {
      remembered = { token, games };
      if (!isGone) setPlayed(remembered);
    };
    // The row is a shortcut: what it would show is found in the sections too.
    loadPlayed().then(keep, () => keep([]));
    return () => {
      isGone = true;
    };
  }, [token]);
  if (token === null) return null;
  const games = played?.token === token ? played.games : null;
  if (games?.length === 0) return null;
  return <GameRail title={t`Continue where you left`} games={games} />;
}
