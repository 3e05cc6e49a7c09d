import { toNumber } from '@perya/game-kit/fraction';
import type { DetailLine } from '@perya/game-kit/game';
import type { GameInfo, InfoSection } from '@perya/game-kit/info';
import { boardText, formatFactor } from './describe-drop.ts';
import {
  factorsOf,
  type Risk,
  type Rows,
  returnOf,
  risks,
  rowChoices,
  waysTo,
} from './paytable.ts';

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

function slotLine(factor: number, slot: number, rows: Rows): DetailLine {
  const ways = slot * 2 === rows ? waysTo(slot, rows) : 2n * waysTo(slot, rows);
  const odds = Number(2n ** BigInt(rows)) / Number(ways);
  const shown = odds >= 100 ? Math.round(odds).toLocaleString('en') : odds.toFixed(1);
  return {
    label: { en: `Pays ${formatFactor(factor)}`, tl: `Bayad ${formatFactor(factor)}` },
    value: { en: `1 in ${shown}`, tl: `1 sa ${shown}` },
  };
}

function boardSection(rows: Rows, risk: Risk): InfoSection {
  const half = factorsOf(rows, risk).slice(0, rows / 2 + 1);
  return {
    title: boardText(rows, risk),
    lines: [
      ...half.map((factor, slot) => slotLine(factor, slot, rows)),
      {
        label: { en: 'Returns in the long run', tl: 'Balik sa katagalan' },
        value: {
          en: percent(toNumber(returnOf(rows, risk))),
          tl: percent(toNumber(returnOf(rows, risk))),
        },
      },
    ],
  };
}

export const info: GameInfo = {
  summary: {
    en: 'Drop the ball through the pegs; the slot it lands in says what your stake pays.',
    tl: 'Ihulog ang bola sa mga tulos; ang butas na babagsakan nito ang magsasabi ng bayad sa taya mo.',
  },
  sections: [
    {
      title: { en: 'How it goes', tl: 'Paano maglaro' },
      texts: [
        {
          en: 'Choose a stake, 8, 12 or 16 rows of pegs, and a risk. At each row the ball bounces left or right with equal chance.',
          tl: 'Pumili ng taya, ng 8, 12 o 16 na hanay ng tulos, at ng panganib. Sa bawat hanay, pantay ang tsansa ng bola na tumalbog pakaliwa o pakanan.',
        },
        {
          en: 'The slots at the edges pay most and are reached least. Both halves of the board pay alike; odds are for either side together.',
          tl: 'Pinakamalaki ang bayad sa mga gilid pero pinakabihira itong marating. Magkapareho ang bayad ng dalawang kalahati ng tabla; ang tsansa ay para sa magkabilang panig.',
        },
        {
          en: 'The return stated for the game is that of its lowest board; each board has its own below.',
          tl: 'Ang balik na nakasaad sa laro ay sa pinakamababang tabla; may sariling balik ang bawat tabla sa ibaba.',
        },
      ],
    },
    ...rowChoices.flatMap((rows) => risks.map((risk) => boardSection(rows, risk))),
  ],
};
