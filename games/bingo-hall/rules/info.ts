import { formatAmount } from '@perya/game-kit/format-amount';
import { type Fraction, toNumber } from '@perya/game-kit/fraction';
import type { DetailLine, Text } from '@perya/game-kit/game';
import type { GameInfo, InfoLine } from '@perya/game-kit/info';
import { centavos } from '@perya/money';
import { exampleOf, sideLength } from '../../bingo-75/rules/patterns.ts';
import { cardsMax, priceOf } from './bet.ts';
import { chanceOf, earlyReturns, potReturn } from './compute-rtp.ts';
import { firstPool, poolBallMax, poolCap, poolChance, poolReturn, wholePrice } from './pool.ts';
import {
  bellEveryMs,
  type EarlyPrize,
  earlyPrizes,
  fullHouse,
  potPrizesOf,
  programmeOf,
  programmes,
} from './prizes.ts';

const same = (text: string): Text => ({ en: text, tl: text });
const minutes = bellEveryMs / 60_000;

function earlyLabel({ pattern, ballMax }: Pick<EarlyPrize, 'pattern' | 'ballMax'>): Text {
  return {
    en: `${pattern.name.en}, by ball ${ballMax}`,
    tl: `${pattern.name.tl}, hanggang ika-${ballMax} bola`,
  };
}

function oddsText(chance: Fraction): Text {
  const cards = Math.round(1 / toNumber(chance)).toLocaleString('en-US');
  return { en: `1 in ${cards} cards`, tl: `1 sa ${cards} kard` };
}

const percent = (share: Fraction): string => `${Number((toNumber(share) * 100).toFixed(2))} %`;

const [, middle] = potPrizesOf(programmeOf(0));

const potLines = potPrizesOf(programmeOf(0)).map(({ pattern, share }): InfoLine => {
  const isMiddle = share === middle?.share;
  const both: Text = {
    en: 'Letter X or picture frame, as the timetable says',
    tl: 'Letrang X o kuwadro, ayon sa iskedyul',
  };
  return {
    label: isMiddle ? both : pattern.name,
    value: { en: `${share} % of what was staked`, tl: `${share} % ng itinaya` },
  };
});

const timetable = programmes.map(
  ({ pattern }, draw): DetailLine => ({
    label: {
      en: `${formatAmount(priceOf(draw))} a card`,
      tl: `${formatAmount(priceOf(draw))} bawat kard`,
    },
    value: pattern.name,
  }),
);

const shown = [
  ...new Set(
    [...potPrizesOf(programmeOf(0)), ...programmes, ...earlyPrizes].map(({ pattern }) => pattern),
  ),
];

const howTo: readonly Text[] = [
  {
    en: `A draw begins every ${minutes} minutes, with the same balls for the whole hall. Until the bell you may buy one to ${cardsMax} cards for it, in one purchase.`,
    tl: `May laro tuwing ${minutes} minuto, iisang bola para sa buong bulwagan. Hanggang sa kampana, puwede kang bumili ng isa hanggang ${cardsMax} kard, sa isang bilihan.`,
  },
  {
    en: 'Of what the hall has staked, the pot pays 70 %. The first to have a pattern take its part; cards that have it by the same ball share it, and a part of a centavo is rounded up.',
    tl: 'Sa itinaya ng bulwagan, 70 % ang ibinabayad ng pot. Kukunin ng nauna sa disenyo ang bahagi nito; maghahati ang mga kard na sabay sa iisang bola, at pataas ang bilog ng butal na sentimo.',
  },
  {
    en: 'Early prizes are paid besides the pot, to every card that has the pattern in time. Balls are called until the full house is won.',
    tl: 'Bukod dito, may maagang premyo sa bawat kard na nakabuo ng disenyo sa oras. Tumatawag ng bola hanggang may makabuo ng buong kard.',
  },
  {
    en: `Of every stake ${percent(poolReturn())} goes to the pool of the hall, which stays from draw to draw. If the first full house falls by ball ${poolBallMax}, a card of ${formatAmount(centavos(wholePrice))} wins all that is in it, a cheaper one its part for its price; cards that have it by the same ball share. A fifth of what goes in is put aside for the next pool, and so is what comes beyond ${formatAmount(poolCap)}. The first pool begins with ${formatAmount(firstPool.amount)} of ours.`,
    tl: `${percent(poolReturn())} ng bawat taya ang napupunta sa pool ng bulwagan, na naiipon sa bawat laro. Kapag ang unang buong kard ay hanggang ika-${poolBallMax} bola, kukunin ng kard na ${formatAmount(centavos(wholePrice))} ang lahat ng laman nito, at ng mas mura ang bahagi ayon sa presyo; maghahati ang sabay sa iisang bola. Ikalimang bahagi ng pumapasok ay itinatabi sa susunod na pool, pati ang lampas sa ${formatAmount(poolCap)}. Ang unang pool ay may ${formatAmount(firstPool.amount)} na galing sa amin.`,
  },
  {
    en: `If nobody else has bought a card, the pot is yours whatever is called: ${percent(potReturn())} of your stake comes back for sure, and only early prizes and the pool bring more than that. Over many draws the return is the same in an empty and in a full hall.`,
    tl: `Kung walang ibang bumili ng kard, sa iyo ang pot anuman ang matawag: siguradong babalik ang ${percent(potReturn())} ng taya mo, at maagang premyo at pool lang ang makadaragdag doon. Sa maraming laro, pareho ang return sa bulwagang walang tao at sa puno.`,
  },
  {
    en: 'Numbers are marked for you, and nobody has to call bingo: what a card has won is paid, whether you look or not. Cards are printed in one book; the number of a card says what is on it.',
    tl: 'Kusang minamarkahan ang mga numero, at hindi kailangang sumigaw ng bingo: bayad ang napanalunan ng kard, tumingin ka man o hindi. Iisang libro ang mga kard; numero ng kard ang nagsasabi ng laman nito.',
  },
  {
    en: 'If the hall could not be reached, the draw counts all the same as soon as it is back: its balls were fixed before the cards were sold.',
    tl: 'Kung hindi maabot ang bulwagan, bilang pa rin ang laro pagbalik nito: nakatakda na ang mga bola bago ibenta ang mga kard.',
  },
];

export const info: GameInfo = {
  summary: {
    en: 'The bingo hall of the fair: common balls, a caller, and a pot that everybody plays for.',
    tl: 'Ang bingguhan ng perya: iisang bola para sa lahat, may tumatawag, at may pot na pinaglalabanan.',
  },
  sections: [
    { title: { en: 'How to play', tl: 'Paano maglaro' }, texts: howTo },
    { title: { en: 'From the pot', tl: 'Mula sa pot' }, lines: potLines },
    {
      title: { en: 'Early prizes, in card prices', tl: 'Maagang premyo, ilang ulit ng presyo' },
      lines: earlyPrizes.map(
        (prize): InfoLine => ({ label: earlyLabel(prize), value: same(`×${prize.times}`) }),
      ),
    },
    {
      title: { en: 'The timetable, over and over', tl: 'Ang iskedyul, paulit-ulit' },
      lines: timetable,
    },
    {
      title: { en: 'The patterns', tl: 'Ang mga disenyo' },
      shapes: shown.map((pattern) => ({
        label: pattern.name,
        columns: sideLength,
        rows: sideLength,
        cells: exampleOf(pattern),
      })),
    },
    {
      title: { en: 'Odds of an early prize', tl: 'Tsansa sa maagang premyo' },
      lines: [
        ...earlyPrizes.map(
          (prize): DetailLine => ({ label: earlyLabel(prize), value: oddsText(chanceOf(prize)) }),
        ),
        {
          label: earlyLabel({ pattern: fullHouse, ballMax: poolBallMax }),
          value: oddsText(poolChance()),
        },
      ],
    },
    {
      title: { en: 'Where the return comes from', tl: 'Saan galing ang return' },
      lines: [
        { label: { en: 'From the pot', tl: 'Mula sa pot' }, value: same(percent(potReturn())) },
        {
          label: { en: 'Early prizes', tl: 'Maagang premyo' },
          value: same(percent(earlyReturns())),
        },
        {
          label: { en: 'The pool, some day', tl: 'Ang pool, balang araw' },
          value: same(percent(poolReturn())),
        },
      ],
    },
  ],
};
