import { useLingui } from '@lingui/react/macro';
import { listGames } from '@perya/contract/catalogue/calls/catalogue';
import { Link } from '@tanstack/react-router';
import { GameCover } from '../../../lib/game/game-cover.tsx';
import { useCall } from '../../../lib/query/use-call.ts';

const gamesShown = 3;
/** What others play most changes by the day. */
const freshMs = 5 * 60_000;

/** What others play most, one tap away from money that has just come. */
export function GamesToPlay() {
  const { t } = useLingui();
  const asked = { is_hot: 1, page: 1, page_size: gamesShown } as const;
  const { answer } = useCall(listGames, asked, { freshMs });
  const games = (answer?.data ?? []).filter(({ maintained }) => !maintained);
  if (games.length === 0) return null;
  return (
    <ul aria-label={t`Games that others play`} className="grid grid-cols-3 gap-3">
      {games.slice(0, gamesShown).map(({ id, code, en_name, img }) => (
        <li key={id}>
          <Link
            to="/s-game-page/$gameName"
            params={{ gameName: code }}
            state={{ gameName: en_name, gameCard: { id, img } }}
            className="flex flex-col gap-1.5 rounded-control"
          >
            <GameCover img={img} className="rounded-control" />
            <span className="text-center font-semibold text-[0.8125rem] leading-snug [overflow-wrap:anywhere]">
              {en_name}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
