import { useLingui } from '@lingui/react/macro';
import type { GameCard } from '@perya/contract/catalogue/calls/catalogue';
import { GameCover } from '../../../lib/game/game-cover.tsx';
import { useLaunchGame } from '../../../lib/game/launch-game.ts';
import { gamesShown } from './games-shown.ts';

/** A dozen of the games that count, however many there are. [G-105] */
export function RebateGames({ games }: { readonly games: readonly GameCard[] }) {
  const { t } = useLingui();
  const launch = useLaunchGame();
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="rebate-games" className="flex min-w-0 flex-col gap-3">
      <h2 id="rebate-games" className="font-bold font-display text-xl">{t`Games that count`}</h2>
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4">
        {gamesShown(games).map((game) => (
          <li key={game.id}>
            <button
              type="button"
              onClick={() => launch(game)}
              className="flex w-full flex-col gap-1 text-left"
            >
              <span className="block w-full overflow-hidden rounded-control">
                <GameCover img={game.img} />
              </span>
              <span className="w-full truncate text-[0.8125rem]">{game.en_name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
