import { type Box, heightOf, middleOf, type Word } from '../word.ts';
import type { Anchor } from './card-plan.ts';
import { likeness } from './likeness.ts';

/** A place on the picture where an anchor may stand: the left end of its text, at half the height of its letters. */
export interface Sighting {
  anchor: Anchor;
  x: number;
  y: number;
}

const likeEnough = 0.7;

/** Whether a word goes on where the one before ends. */
function follows(before: Box, after: Box): boolean {
  const height = Math.max(heightOf(before), heightOf(after));
  const gap = after.x0 - before.x1;
  return (
    Math.abs(middleOf(before) - middleOf(after)) < height * 0.6 && gap > -2 && gap < height * 1.5
  );
}

function runsFrom(first: Word, words: readonly Word[], count: number): Word[][] {
  const runs = [[first]];
  for (let run = [first]; run.length < count; ) {
    const last = run.at(-1) ?? first;
    const next = words
      .filter((word) => follows(last, word))
      .sort((one, other) => one.x0 - other.x0)
      .at(0);
    if (!next) break;
    run = [...run, next];
    runs.push(run);
  }
  return runs;
}

/** Every run of words that reads like an anchor. The same label may be seen twice: the fit decides. */
export function findAnchors(anchors: readonly Anchor[], words: readonly Word[]): Sighting[] {
  return anchors.flatMap((anchor) => {
    const count = anchor.text.split(' ').length + 1;
    return words.flatMap((first) => {
      const likest = runsFrom(first, words, count)
        .map((run) => likeness(run.map(({ text }) => text).join(''), anchor.text))
        .reduce((best, next) => Math.max(best, next), 0);
      return likest >= likeEnough ? [{ anchor, x: first.x0, y: middleOf(first) }] : [];
    });
  });
}
