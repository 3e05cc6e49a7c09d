import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { listTexts } from '@perya/contract/list-texts';
import { listWelfareTiles } from '@perya/contract/promotions/calls/welfare';
import { targetOf } from '@perya/contract/rules/promotions/welfare-tiles';
import { say } from '@perya/contract/text';
import { Card } from '@perya/ui/card';
import { giftIcon } from '@perya/ui/icons/nav';
import { trophyIcon } from '@perya/ui/icons/status';
import { ListState } from '@perya/ui/states/list-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { useHasRoute } from '../../../lib/page/has-route.ts';
import { ListRow } from '../../../lib/page/list-row.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { listStateOf } from '../list-state-of.ts';
import { readyFirst } from './tile-standing.ts';
import { tilesToShow } from './tiles-to-show.ts';
import { useTileStandings } from './use-tile-standings.ts';
import { WelfareTile } from './welfare-tile.tsx';

const bonusesPath = '/my/bonuses';

/** The contest, the tiles that the operator has put up, and the way to the player's own bonuses. */
export function GeneralBonus() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const hasRoute = useHasRoute();
  const { answer, state, reload } = useCall(listWelfareTiles, {}, { isPerLanguage: true });
  const download = {
    id: 0,
    type: 7,
    route: '',
    img: '/art/tiles/app',
    title: t`Get the app`,
    text: t`On your home screen in a minute`,
    standing: null,
  };
  const own = answer ?? [];
  const { standingOf, isSettled } = useTileStandings(own.map(targetOf));
  const ordered = readyFirst(
    own.map((tile) => ({ ...tile, standing: standingOf(targetOf(tile)) })),
  );
  // The app keeps its place whatever is ready. [G-088]
  const tiles = tilesToShow(ordered, { download, isAndroid: isAndroid(), hasRoute });
  return (
    <div className="grid gap-3 md:grid-cols-2">
      {hasRoute(bonusesPath) && (
        <Card flush className="md:col-span-2">
          <ul>
            <ListRow label={t`My bonuses`} drawing={giftIcon} to={bonusesPath} />
            <ListRow label={t`Races`} drawing={trophyIcon} to="/races" />
          </ul>
        </Card>
      )}
      {/* One of the grid: stretched over the page its picture would be cut. */}
      <WelfareTile
        tile={{
          img: '/art/tiles/ranking',
          title: t`Slot Betting Rankings`,
          text: t`Prizes for the top players, every day`,
        }}
        path="/welfare/betting-rank"
      />
      <ListState
        state={listStateOf(isSettled || state !== 'ready' ? state : 'loading', tiles.length)}
        loadingText={say(listTexts.loading, language)}
        emptyText={say(listTexts.emptyGames, language)}
        errorText={say(listTexts.failed, language)}
        retryLabel={t`Try again`}
        onRetry={() => void reload()}
        // As high as a tile beside the first one, which it would stretch otherwise.
        skeleton={<Skeleton className="h-80 md:h-40" />}
      >
        <ul aria-label={t`Bonuses`} className="contents">
          {tiles.map(({ tile, path }) => (
            <li key={tile.id}>
              <WelfareTile tile={tile} path={path} type={tile.type} standing={tile.standing} />
            </li>
          ))}
        </ul>
      </ListState>
    </div>
  );
}

/** The server draws no tiles, so nothing is drawn twice. */
function isAndroid(): boolean {
  return typeof navigator !== 'undefined' && /android/i.test(navigator.userAgent);
}
