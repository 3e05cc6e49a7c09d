import { createFastSource } from '@perya/game-kit/fast-source';
import { centavos } from '@perya/money';
import { expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import { framesOf } from './frames.ts';

const none = centavos(0);
const bet = { stake: centavos(10_000), hands: 1, plusThree: none, pairs: none };

test('deals one card at a time and says nothing of the result before the last frame', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const after = rules.show(rules.open(bet, createFastSource(seed)).state);
    const frames = framesOf(null, after);
    expect(frames.at(-1)).toBe(after);
    const counts = frames.map(({ dealer, hands }) => dealer.length + (hands[0]?.cards.length ?? 0));
    expect(counts.slice(0, 4)).toEqual([1, 2, 3, 4]);
    for (const frame of frames.slice(0, -1)) {
      expect(frame.hands.every(({ outcome }) => outcome === null)).toBe(true);
      expect(frame.moves).toEqual([]);
    }
  }
});

test('turns the hole card only when the round is finished', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const random = createFastSource(seed);
    const opened = rules.open(bet, random);
    if (rules.show(opened.state).phase !== 'playing') continue;
    const stood = rules.move(opened.state, { kind: 'stand' }, random);
    const frames = framesOf(rules.show(opened.state), rules.show(stood.state));
    expect(frames[0]?.dealer).toEqual([stood.state.dealer[0], null]);
    expect(frames.at(-1)?.dealer).toEqual(stood.state.dealer);
    expect(frames).toHaveLength(stood.state.dealer.length + 1);
  }
});

test('deals several hands round by round, the dealer last, and shows a side bet when its cards lie', () => {
  const three = { ...bet, hands: 3, pairs: centavos(1_000) };
  for (let seed = 0; seed < 200; seed += 1) {
    const after = rules.show(rules.open(three, createFastSource(seed)).state);
    const frames = framesOf(null, after);
    const counts = frames
      .slice(0, 8)
      .map(({ dealer, hands }) =>
        [...hands.map(({ cards }) => cards.length), dealer.length].join(''),
      );
    expect(counts).toEqual(['1000', '1100', '1110', '1111', '2111', '2211', '2221', '2222']);
    for (const frame of frames.slice(0, 7)) expect(frame.sides).toEqual([]);
    expect(frames[7]?.sides).toEqual(after.sides);
  }
});
