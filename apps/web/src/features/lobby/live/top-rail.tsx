import { useLanguage } from '@perya/app-kit/language/language-context';
import { say, type Text } from '@perya/contract/text';
import { GameRail } from '../grid/game-rail.tsx';
import { useHomeFeed } from './use-home-feed.ts';

const title: Text = { en: 'Top 10 today', tl: 'Top 10 ngayong araw' };

/** Fewer are no ranking. */
const rankedMin = 3;

/** The games with the most rounds of the day, each with its place; nothing on a morning on which nobody has played. */
export default function TopRail() {
  const { language } = useLanguage();
  const games = useHomeFeed().answer?.top ?? [];
  if (games.length < rankedMin) return null;
  return <GameRail title={say(title, language)} games={games} isRanked />;
}
