import { formatAmount } from '@perya/game-kit/format-amount';
import { type Fraction, toNumber } from '@perya/game-kit/fraction';
import type { DetailLine, Text } from '@perya/game-kit/game';
import type { GameInfo, InfoLine } from '@perya/game-kit/info';
import type { Centavos } from '@perya/money';
import { tierChances } from './chances.ts';
import { ballsDrawn, exampleOf, type Pattern, patterns, sideLength } from './patterns.ts';

const same = (text: string): Text => ({ en: text, tl: text });

function tierLabel(pattern: Pattern, ballMax: number): Text {
  return {
    en: `${pattern.name.en}, by ball ${ballMax}`,
    tl: `${pattern.name.tl}, hanggang ika-${ballMax} bola`,
  };
}

function oddsText(chance: Fraction): Text {
  const cards = 1 / toNumber(chance);
  const shown = cards < 100 ? cards.toFixed(1) : Math.round(cards).toLocaleString('en-US');
  return { en: `1 in ${shown} cards`, tl: `1 sa ${shown} kard` };
}

const tiers = tierChances();

const payLines = tiers.map(
  ({ pattern, ballMax, multiplier }): InfoLine => ({
    label: tierLabel(pattern, ballMax),
    value: same(`×${multiplier}`),
    paysAt: (price: Centavos) => same(formatAmount(price * BigInt(multiplier))),
  }),
);

const oddsLines = tiers.map(
  ({ pattern, ballMax, chance }): DetailLine => ({
    label: tierLabel(pattern, ballMax),
    value: oddsText(chance),
  }),
);

export const info: GameInfo = {
  summary: {
    en: 'Buy up to four cards and complete patterns in as few balls as you can.',
    tl: 'Bumili ng hanggang apat na kard at buuin ang mga disenyo sa pinakakaunting bola.',
  },
  sections: [
    {
      title: { en: 'How to play', tl: 'Paano maglaro' },
      texts: [
        {
          en: 'A card has 24 numbers under the letters B, I, N, G and O, and a free centre. B holds numbers to 15, I to 30, N to 45, G to 60 and O to 75.',
          tl: 'May 24 numero ang kard sa ilalim ng mga letrang B, I, N, G at O, at libre ang gitna. Hanggang 15 ang B, hanggang 30 ang I, hanggang 45 ang N, hanggang 60 ang G, at hanggang 75 ang O.',
        },
        {
          en: `${ballsDrawn} of 75 balls are drawn. A pattern pays by how early it is complete; of its tiers only the best is paid. A card is paid for every pattern it completes in time.`,
          tl: `${ballsDrawn} sa 75 bola ang bubunutin. Nakabatay ang bayad kung gaano kaaga nabuo ang disenyo; ang pinakamataas na level lang nito ang binabayaran. Bayad ang kard sa bawat disenyong nabuo nito sa oras.`,
        },
        {
          en: 'Numbers are marked for you, or you mark them yourself by tapping a card. A number that you miss still counts: the prizes are the same either way.',
          tl: 'Awtomatikong minamarkahan ang mga numero, o ikaw mismo ang magmamarka sa pag-tap sa kard. Bilang pa rin ang numerong nakaligtaan mo: pareho ang premyo alinman ang piliin mo.',
        },
        {
          en: 'A line is a row, a column or a diagonal. The letter X is both diagonals. The picture frame is the whole edge. The full house is every number.',
          tl: 'Ang linya ay pahalang, pababa o pahilis. Ang letrang X ay ang dalawang pahilis. Ang kuwadro ay ang buong gilid. Ang buong kard ay lahat ng numero.',
        },
      ],
    },
    {
      title: { en: 'What a card pays, in card prices', tl: 'Bayad ng kard, ilang ulit ng presyo' },
      lines: payLines,
    },
    {
      title: { en: 'The patterns', tl: 'Ang mga disenyo' },
      shapes: patterns.map((pattern) => ({
        label: pattern.name,
        columns: sideLength,
        rows: sideLength,
        cells: exampleOf(pattern),
      })),
    },
    { title: { en: 'Odds of a card', tl: 'Tsansa ng isang kard' }, lines: oddsLines },
  ],
};
