import type { DetailLine, Text } from '@perya/game-kit/game';
import { centavos, formatPesos } from '@perya/money';
import { patterns, sideLength } from './patterns.ts';
import type { Card, Prize, State } from './round.ts';

const same = (text: string): Text => ({ en: text, tl: text });
const letters = ['B', 'I', 'N', 'G', 'O'] as const;

/** Column by column, as a caller reads a card. */
function cardText(card: Card): Text {
  const columns = letters.map((letter, column) => {
    const numbers = card.filter((number, cell) => cell % sideLength === column && number > 0);
    return `${letter} ${numbers.join(' ')}`;
  });
  return same(columns.join(' · '));
}

function prizeText({ pattern, ball, multiplier }: Prize, state: State): Text {
  const name = patterns.find(({ id }) => id === pattern)?.name ?? same(pattern);
  const won = formatPesos(centavos(state.price * BigInt(multiplier)));
  return {
    en: `${name.en} at ball ${ball}: ×${multiplier} = ${won}`,
    tl: `${name.tl} sa ika-${ball} bola: ×${multiplier} = ${won}`,
  };
}

const nothing: Text = { en: 'No prize', tl: 'Walang premyo' };

function cardLines(state: State, card: Card, at: number): DetailLine[] {
  const label = { en: `Card ${at + 1}`, tl: `Kard ${at + 1}` };
  const prizes = state.prizes[at] ?? [];
  const texts = prizes.length > 0 ? prizes.map((prize) => prizeText(prize, state)) : [nothing];
  return [{ label, value: cardText(card) }, ...texts.map((value) => ({ label, value }))];
}

export function describeRound(state: State): readonly DetailLine[] {
  const count = state.cards.length;
  const price = formatPesos(state.price);
  return [
    {
      label: { en: 'Cards', tl: 'Mga kard' },
      value: { en: `${count} at ${price} each`, tl: `${count} na tig-${price}` },
    },
    {
      label: { en: 'Balls in order', tl: 'Mga bola, sunod-sunod' },
      value: same(state.balls.join(' ')),
    },
    ...state.cards.flatMap((card, at) => cardLines(state, card, at)),
  ];
}
