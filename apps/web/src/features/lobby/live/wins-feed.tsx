import { useLanguage } from '@perya/app-kit/language/language-context';
import type { RecentWin } from '@perya/contract/games/calls/home-feed';
import { say, type Text } from '@perya/contract/text';
import { Amount } from '@perya/ui/amount';
import { Icon } from '@perya/ui/icon';
import { chevronRightIcon } from '@perya/ui/icons/frame';
import { isPlainTap } from '../../../lib/browser/is-plain-tap.ts';
import { GameCover } from '../../../lib/game/game-cover.tsx';
import { gamePath } from '../../../lib/game/game-path.ts';
import { useLaunchGame } from '../../../lib/game/launch-game.ts';
import { SitePicture } from '../../../lib/image/site-image.tsx';
import { ContentLink } from '../../../lib/page/content-link.tsx';
import { pesoText } from '../../../lib/text/peso-text.ts';
import { useMoment } from '../../../lib/text/use-moment.ts';
import { useHomeFeed } from './use-home-feed.ts';

/** Texts and not messages: the catalogue of the lobby belongs to the first load. */
const texts = {
  title: { en: 'Just won', tl: 'Kapapanalo lang' },
  none: { en: 'The biggest wins of today', tl: 'Pinakamalalaking panalo ngayong araw' },
} satisfies Record<string, Text>;

/** The wins of the last minutes in the place that the page has kept; where there are none, the way to those of the day. */
export default function WinsFeed() {
  const { language } = useLanguage();
  const { answer, state } = useHomeFeed();
  if (answer === null && state === 'loading') return null;
  const wins = answer?.wins ?? [];
  if (wins.length === 0) {
    return (
      <ContentLink href="/daily-wins" className="wins-way">
        <SitePicture
          base="/art/tiles/daily-wins"
          widths={[400, 800]}
          sizes="320px"
          width={320}
          height={192}
          alt=""
          className="wins-way-art"
        />
        <span>{say(texts.none, language)}</span>
        <Icon drawing={chevronRightIcon} className="size-5" />
      </ContentLink>
    );
  }
  return (
    <>
      <h2>{say(texts.title, language)}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <ul tabIndex={0} aria-label={say(texts.title, language)}>
        {wins.map((win) => (
          <li key={win.id}>
            <Win win={win} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Win({ win }: { readonly win: RecentWin }) {
  const moment = useMoment('time');
  const launch = useLaunchGame();
  const { game_code: code, game_name: name } = win;
  return (
    <a
      href={gamePath(code)}
      onClick={(event) => {
        if (!isPlainTap(event)) return;
        event.preventDefault();
        launch({ code, en_name: name });
      }}
      className="win"
    >
      <span className="win-cover">
        <GameCover img={win.img} />
      </span>
      <span className="win-words">
        <Amount value={pesoText(win.amount)} />
        <span>
          {win.nickname} · {moment(win.at)}
        </span>
        <span className="win-game">{name}</span>
      </span>
    </a>
  );
}
