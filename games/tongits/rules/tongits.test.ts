import { checkRtp } from '@perya/game-kit/check-rtp';
import { createFastSource } from '@perya/game-kit/fast-source';
import { BetRefused } from '@perya/game-kit/game';
import { decodeJson, encodeJson } from '@perya/game-kit/json';
import { centavos } from '@perya/money';
import { expect, test } from 'vitest';
import { type Card, deck } from '../../dice-and-cards/deck.ts';
import { chooseByBot, sightOf } from './bot.ts';
import * as module from './index.ts';
import type { Move, Play } from './moves.ts';
import { type Place, places, type State } from './state.ts';

const { rules } = module;
const unit = centavos(10_00);
const cardsOf = (words: string) => (words === '' ? [] : (words.split(' ') as Card[]));

const dealt = (seed: number, bots = false): State =>
  rules.open({ unit, bots }, createFastSource(seed)).state;

const none = createFastSource(1);
const play = (state: State, made: Play): State =>
  rules.move(state, { ...made, place: state.turn }, none).state;

/** A table as it stands in the middle of a hand. */
const tableOf = (given: Partial<State>): State => ({
  ...dealt(1),
  stock: cardsOf('2c 3c 4c'),
  turn: 0,
  phase: 'draw',
  ...given,
});

const open = (owner: Place, words: string) => ({ owner, cards: cardsOf(words) });

const discards = (words: string) => ({ kind: 'discard', card: words as Card }) as const;

/** Plays a hand to its end, every seat as a bot would. */
function playOut(from: State): { state: State; moves: Move[] } {
  let state = from;
  const moves: Move[] = [];
  while (state.phase !== 'finished') {
    const made = { ...chooseByBot(sightOf(state, state.turn)), place: state.turn };
    moves.push(made);
    state = rules.move(state, made, none).state;
  }
  return { state, moves };
}

test('a pack is dealt: thirteen to the dealer, who begins, twelve to the others, and every card is somewhere', () => {
  const dealers = new Set<Place>();
  for (let seed = 1; seed <= 30; seed += 1) {
    const { dealer, hands, stock, turn, phase } = dealt(seed);
    dealers.add(dealer);
    expect(hands.map(({ length }) => length)).toEqual(places.map((p) => (p === dealer ? 13 : 12)));
    expect([turn, phase]).toEqual([dealer, 'play']);
    expect([...hands.flat(), ...stock].toSorted()).toEqual([...deck].toSorted());
  }
  expect(dealers.size).toBe(3);
});

test('a discard is taken only with a meld, which lies open at once', () => {
  const state = tableOf({
    hands: [cardsOf('5s 5h Kd 2d'), cardsOf('9s'), cardsOf('9h')],
    discards: cardsOf('5d'),
  });
  expect(() => play(state, { kind: 'chow', cards: cardsOf('Kd 2d') })).toThrow(BetRefused);
  expect(() => play(state, { kind: 'chow', cards: cardsOf('5s') })).toThrow(BetRefused);
  const after = play(state, { kind: 'chow', cards: cardsOf('5s 5h') });
  expect(after.melds).toEqual([open(0, '5s 5h 5d')]);
  expect(after.discards).toEqual([]);
  expect(rules.show(after).hand).toEqual(cardsOf('Kd 2d'));
  expect(() => play(after, { kind: 'draw' })).toThrow(BetRefused);
  expect(play(after, discards('Kd')).turn).toBe(1);
});

test.each(['As 2s 3s', '9h Th Jh Qh Kh', '7s 7h 7d 7c', '4c 4d 4h'])('%s is a meld', (words) => {
  const cards = cardsOf(words);
  const state = tableOf({
    phase: 'play',
    hands: [[...cards, 'Kd' as Card], cardsOf('9s'), cardsOf('9d')],
  });
  expect(play(state, { kind: 'meld', cards }).melds).toEqual([{ owner: 0, cards }]);
});

test.each(['Qs Ks As', '2s 3s 4h', '7s 7h', '2s 3s 5s', '7s 7h 8s'])('%s is none', (words) => {
  const cards = cardsOf(words);
  const state = tableOf({ phase: 'play', hands: [[...cards, 'Kd'], cardsOf('9s'), cardsOf('9d')] });
  expect(() => play(state, { kind: 'meld', cards })).toThrow(BetRefused);
});

test('whose meld was laid upon may not fight before their turn after the next', () => {
  const state = tableOf({
    phase: 'play',
    turn: 2,
    melds: [open(0, '5s 5h 5d'), open(2, '9s 9h 9d')],
    hands: [cardsOf('2s 3d'), cardsOf('Ks Qs'), cardsOf('5c 8c')],
    stock: cardsOf('2c 3c 4c 6c 7c'),
  });
  const laid = play(state, { kind: 'lay', card: '5c', meld: 0 });
  expect(() => play(state, { kind: 'lay', card: '8c', meld: 0 })).toThrow(BetRefused);
  const mine = play(
    { ...laid, hands: [cardsOf('2s 3d'), cardsOf('Ks Qs'), cardsOf('8c Jc')] },
    discards('8c'),
  );
  expect(rules.show(mine).canFight).toBe(false);
  expect(() => play(mine, { kind: 'fight' })).toThrow(BetRefused);
  let next = play(play(mine, { kind: 'draw' }), discards('3d'));
  for (const card of ['Qs', 'Jc']) next = play(play(next, { kind: 'draw' }), discards(card));
  expect(next.turn).toBe(0);
  expect(rules.show(next).canFight).toBe(true);
});

const fighting = (hands: readonly [string, string, string], melds: State['melds']) =>
  play(tableOf({ hands: [cardsOf(hands[0]), cardsOf(hands[1]), cardsOf(hands[2])], melds }), {
    kind: 'fight',
  });

test('a fight is won by the fewest points, and whoever challenged and lost pays twice what a fold costs', () => {
  const melds = [open(0, '5s 5h 5d'), open(1, '9s 9h 9d'), open(2, 'Js Jh Jd')];
  const asked = fighting(['2s', 'Ks', '4h'], melds);
  expect([asked.turn, asked.phase]).toEqual([1, 'answer']);
  const ended = play(play(asked, { kind: 'fold' }), { kind: 'challenge' });
  expect(ended.result).toMatchObject({ ending: 'fight', winner: 0, units: [1, 1, 2] });
});

test('at a tie the challenger wins, and of two the one who plays first after the caller', () => {
  const melds = [open(0, '5s 5h 5d'), open(1, '9s 9h 9d'), open(2, 'Js Jh Jd')];
  const two = fighting(['4s', '4c', '4h'], melds);
  const ended = play(play(two, { kind: 'challenge' }), { kind: 'challenge' });
  expect(ended.result).toMatchObject({ winner: 1, units: [2, 1, 2] });
  const one = play(play(two, { kind: 'fold' }), { kind: 'challenge' });
  expect(one.result).toMatchObject({ winner: 2, units: [2, 1, 1] });
});

test('whoever has nothing open is burned: not asked in a fight, and paying two units', () => {
  const ended = fighting(['Ks', 'As', '4h'], [open(0, '5s 5h 5d'), open(2, 'Js Jh Jd')]);
  expect(ended.turn).toBe(2);
  const { result } = play(ended, { kind: 'fold' });
  expect(result).toMatchObject({ winner: 0, burned: [false, true, false], units: [1, 2, 1] });
});

test('an empty hand is a tongits and costs the others all three units', () => {
  const state = tableOf({
    phase: 'play',
    hands: [cardsOf('5s 5h 5d 2c'), cardsOf('As'), cardsOf('2h')],
  });
  const after = play(play(state, { kind: 'meld', cards: cardsOf('5s 5h 5d') }), discards('2c'));
  expect(after.result).toMatchObject({ ending: 'tongits', winner: 0, units: [1, 3, 3] });
  const step = rules.move(state, { place: 0, kind: 'meld', cards: cardsOf('5s 5h 5d') }, none);
  const paid = rules.move(step.state, { place: 0, kind: 'discard', card: '2c' }, none);
  expect([paid.payout, paid.stakeReturned]).toEqual([67_90n, 20_00n]);
});

test('the stock runs out: the fewest points among those with a meld open win, and with none the stakes come back', () => {
  const last = (melds: State['melds'], hands: readonly [string, string, string]) => {
    const given = hands.map(cardsOf) as unknown as State['hands'];
    const state = tableOf({ stock: cardsOf('Kc'), melds, hands: given });
    return play(play(state, { kind: 'draw' }), discards('Kc')).result;
  };
  const melds = [open(0, '5s 5h 5d'), open(1, '9s 9h 9d')];
  expect(last(melds, ['4s 4d', '3s', 'As'])).toMatchObject({
    ending: 'stock',
    winner: 1,
    units: [1, 1, 2],
  });
  // At a tie the one who drew last.
  expect(last(melds, ['3d', '3s', 'As'])).toMatchObject({ winner: 0 });
  expect(last([], ['4s', '3s', 'As'])).toMatchObject({
    ending: 'drawn',
    winner: null,
    units: [0, 0, 0],
  });
});

test('nobody plays out of turn, with cards they do not hold, or what belongs to the house', () => {
  const state = tableOf({ hands: [cardsOf('5s 5h'), cardsOf('As'), cardsOf('2h')] });
  const refused = (made: Move) => expect(() => rules.move(state, made, none)).toThrow(BetRefused);
  refused({ kind: 'draw', place: 1 });
  refused({ kind: 'discard', card: '5s', place: 0 });
  refused({ kind: 'meld', cards: cardsOf('As 2s 3s'), place: 0 });
  refused({ kind: 'challenge', place: 0 });
  const practice = dealt(3, true);
  for (const made of [
    { kind: 'sit', place: 1 },
    { kind: 'off' },
    { kind: 'auto', place: 2 },
  ] as const)
    expect(() => rules.move(practice, made, none)).toThrow(BetRefused);
  const bad = [
    null,
    {},
    { kind: 'draw' },
    { kind: 'meld', place: 0, cards: ['5s', '5s', '5h'] },
    { kind: 'discard', place: 0, card: '1s' },
    { kind: 'lay', place: 0, card: '5s', meld: -1 },
    { kind: 'sit', place: 3 },
  ];
  for (const input of bad) expect(() => rules.parseMove(input)).toThrow(BetRefused);
  for (const input of [null, {}, { unit }, { unit: 10, bots: true }, { unit: 7_00n, bots: false }])
    expect(() => rules.parseBet(input)).toThrow(BetRefused);
});

test('what a seat is shown tells nothing of the other hands or of the stock before the end', () => {
  for (let seed = 1; seed <= 10; seed += 1) {
    let state = dealt(seed);
    while (state.phase !== 'finished') {
      for (const me of places) {
        const shown = encodeJson(rules.show({ ...state, me }));
        const openCards = [...state.melds.flatMap(({ cards }) => cards), ...state.discards];
        const mayKnow = new Set<Card>([...state.hands[me], ...openCards]);
        for (const card of deck) if (!mayKnow.has(card)) expect(shown).not.toContain(`"${card}"`);
      }
      const made = chooseByBot(sightOf(state, state.turn));
      state = play(state, made);
    }
    expect(rules.show(state).hands).toEqual(state.hands);
  }
});

test('a bot does the same whatever the others hold: it plays by what its seat sees', () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    let state = dealt(seed);
    while (state.phase !== 'finished') {
      const { turn } = state;
      // The other hands and the stock change places.
      const others = places.filter((place) => place !== turn);
      const hidden = [...others.flatMap((place) => state.hands[place]), ...state.stock].reverse();
      const hands = places.map((place) =>
        place === turn ? state.hands[place] : hidden.splice(0, state.hands[place].length),
      ) as unknown as State['hands'];
      const made = chooseByBot(sightOf(state, turn));
      expect(chooseByBot(sightOf({ ...state, hands, stock: hidden }, turn))).toEqual(made);
      state = play(state, made);
    }
  }
});

test('whatever happens, the seats together are paid 97 % of what they put in, and the rest of the stakes comes back', () => {
  const endings = new Set<string>();
  for (let seed = 1; seed <= 150; seed += 1) {
    const { state, moves } = playOut(dealt(seed));
    endings.add(state.result?.ending ?? '');
    const units = state.result?.units ?? [];
    const pot = BigInt(units.reduce((sum, each) => sum + each, 0)) * unit;
    const steps = places.map((place) => {
      let step = rules.move(dealt(seed), { kind: 'sit', place }, none);
      for (const made of moves) step = rules.move(step.state, made, none);
      return step;
    });
    expect(steps.reduce((sum, { payout }) => sum + (payout ?? 0n), 0n)).toBe((pot * 97n) / 100n);
    const returned = steps.reduce((sum, { stakeReturned }) => sum + (stakeReturned ?? 0n), 0n);
    expect(returned + pot).toBe(90_00n);
  }
  expect([...endings].toSorted()).toEqual(expect.arrayContaining(['fight', 'stock', 'tongits']));
});

test('a hand that the house calls off costs nobody anything', () => {
  const { payout, stakeReturned } = rules.move(dealt(4), { kind: 'off' }, none);
  expect([payout, stakeReturned]).toEqual([0n, 30_00n]);
});

test('the clock draws from the stock, gives the heaviest card away and folds', () => {
  const state = tableOf({
    hands: [cardsOf('5s Kh 2d'), cardsOf('As'), cardsOf('2h')],
    discards: cardsOf('Kd'),
  });
  const after = rules.move(state, { kind: 'auto', place: 0 }, none).state;
  expect(after.discards.at(-1)).toBe('Kh');
  expect(after.seen.slice(-2)).toMatchObject([
    { kind: 'draw', isAuto: true },
    { kind: 'discard', isAuto: true },
  ]);
  const melds = [open(0, '5s 5h 5d'), open(1, '9s 9h 9d')];
  const asked = fighting(['2s', 'Ks', '4h'], melds);
  const folded = rules.move(asked, { kind: 'auto', place: 1 }, none).state;
  expect(folded.answers[1]).toBe('fold');
  expect(() => rules.move(state, { kind: 'auto', place: 2 }, none)).toThrow(BetRefused);
});

test('the state and the moves survive being written down, and are told in words of both languages', () => {
  const { state, moves } = playOut(dealt(5));
  expect(decodeJson(encodeJson(state))).toEqual(state);
  expect(moves.map((made) => rules.parseMove(decodeJson(encodeJson(made))))).toEqual(moves);
  const lines = rules.describe(state);
  expect(lines.length).toBeLessThan(12);
  for (const { label, value } of lines)
    for (const text of [label, value]) expect([text.en, text.tl]).not.toContain('');
});

test('it returns what is left after the rake, computed and in play against bots', () => {
  expect(checkRtp(module, { rounds: 1500, seed: 7 })).toEqual([]);
});
