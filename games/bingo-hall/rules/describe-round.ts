import type { DetailLine, Text } from '@perya/game-kit/game';
import type { EndedSeat } from '@perya/game-kit/room';
import { formatPesos } from '@perya/money';
import { type HallBet, priceOf } from './bet.ts';
import { earlyPrizes, potPrizesOf, programmeOf } from './prizes.ts';
import { ballsCalled, type CardWin, toldTo, winsOf } from './settle.ts';
import type { Drum, HallTold, PotWon } from './tell.ts';

const same = (text: string): Text => ({ en: text, tl: text });

/** 123456789 is printed 123-456-789. */
export const formatCard = (serial: number): string =>
  `${serial}`.padStart(9, '0').replace(/(\d{3})(?=\d)/g, '$1-');

const patternName = (id: string, draw: number): Text => {
  const all = [...potPrizesOf(programmeOf(draw)), ...earlyPrizes];
  return all.find(({ pattern }) => pattern.id === id)?.pattern.name ?? same(id);
};

function prizeLine({ pattern, ball, cards, each }: PotWon, draw: number): DetailLine {
  const paid = formatPesos(each);
  return {
    label: patternName(pattern, draw),
    value: {
      en: `ball ${ball}, ${cards === 1 ? '1 card' : `${cards} cards`}, ${paid} each`,
      tl: `ika-${ball} bola, ${cards} kard, tig-${paid}`,
    },
  };
}

const sources: Readonly<Record<CardWin['from'], Text>> = {
  pot: same(''),
  pool: { en: 'the pool, ', tl: 'pool, ' },
  early: { en: 'early prize, ', tl: 'maagang premyo, ' },
};

function winLine({ card, pattern, ball, from, payout }: CardWin, draw: number): DetailLine {
  const name = patternName(pattern, draw);
  const paid = formatPesos(payout);
  return {
    label: { en: `Card ${formatCard(card)}`, tl: `Kard ${formatCard(card)}` },
    value: {
      en: `${sources[from].en}${name.en} at ball ${ball}: ${paid}`,
      tl: `${sources[from].tl}${name.tl} sa ika-${ball} bola: ${paid}`,
    },
  };
}

const winsMax = 30;

export function describeRound({
  bet,
  moves,
  outcome,
  payout,
}: EndedSeat<HallBet, HallTold, Drum>): DetailLine[] {
  const told = toldTo(bet, moves, outcome);
  const price = formatPesos(priceOf(bet.draw));
  const wins = winsOf(bet, told, outcome);
  return [
    {
      label: { en: 'Your cards', tl: 'Mga kard mo' },
      value: {
        en: `${bet.cards.length} at ${price}: ${bet.cards.map(formatCard).join(', ')}`,
        tl: `${bet.cards.length} na tig-${price}: ${bet.cards.map(formatCard).join(', ')}`,
      },
    },
    {
      label: { en: 'In the hall', tl: 'Sa bulwagan' },
      value: {
        en: `${told.cards} cards, ${formatPesos(told.pot)} staked`,
        tl: `${told.cards} kard, ${formatPesos(told.pot)} ang taya`,
      },
    },
    {
      label: { en: 'Balls in order', tl: 'Mga bola, sunod-sunod' },
      value: same(outcome.balls.slice(0, ballsCalled(told)).join(' ')),
    },
    ...told.won.map((won) => prizeLine(won, bet.draw)),
    ...wins.slice(0, winsMax).map((win) => winLine(win, bet.draw)),
    {
      label: { en: 'Paid', tl: 'Kabuuang bayad' },
      value: same(formatPesos(payout)),
    },
  ];
}
