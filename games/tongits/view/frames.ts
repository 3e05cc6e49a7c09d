import type { Shown } from '../rules/show.ts';
import { nextOf, type Seen, withAt } from '../rules/state.ts';

/** What everybody sees of one play, on the table as it stood before. */
function frameAfter(before: Shown, seen: Seen): Shown {
  const { place, kind, cards } = seen;
  const countBy = (change: number) => withAt(before.counts, place, before.counts[place] + change);
  const base = { ...before, seenCount: before.seenCount + 1, seen: [...before.seen, seen] };
  const opened = withAt(before.opened, place, true);
  switch (kind) {
    case 'draw':
      return { ...base, counts: countBy(1), stockCount: before.stockCount - 1, phase: 'play' };
    case 'chow':
      return {
        ...base,
        opened,
        counts: countBy(1 - cards.length),
        melds: [...before.melds, { owner: place, cards }],
        discardCount: before.discardCount - 1,
        top: null,
        phase: 'play',
      };
    case 'meld':
      return {
        ...base,
        opened,
        counts: countBy(-cards.length),
        melds: [...before.melds, { owner: place, cards }],
      };
    case 'lay':
      return {
        ...base,
        counts: countBy(-1),
        melds: before.melds.map((meld, at) =>
          at === seen.meld ? { ...meld, cards: [...meld.cards, ...cards] } : meld,
        ),
      };
    case 'discard':
      return {
        ...base,
        counts: countBy(-1),
        top: cards[0] ?? null,
        discardCount: before.discardCount + 1,
        turn: nextOf(place),
        phase: 'draw',
      };
    default:
      return { ...base, answers: withAt(before.answers, place, kind) };
  }
}

/** How the table looked after each play since it was last shown; the last is how it stands. */
export function framesOf(before: Shown | null, after: Shown): Shown[] {
  const missed = before ? after.seenCount - before.seenCount : 0;
  if (!before || missed <= 1 || missed > after.seen.length) return [after];
  const frames: Shown[] = [];
  // The hand is the player's own, and has not changed since what they did first.
  let last: Shown = {
    ...before,
    hand: after.hand,
    points: after.points,
    chows: [],
    canFight: false,
  };
  for (const seen of after.seen.slice(-missed)) {
    last = frameAfter(last, seen);
    frames.push(last);
  }
  return [...frames.slice(0, -1), after];
}
