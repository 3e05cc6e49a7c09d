import { formatAmount } from '@perya/game-kit/format-amount';
import type { GameInfo, InfoLine } from '@perya/game-kit/info';
import type { Centavos } from '@perya/money';
import {
  type Colour,
  colours,
  colourTexts,
  type SideSpot,
  sideSpots,
  spotTexts,
} from './colours.ts';
import { payoutOf } from './payout-of.ts';
import { oddsByMatches, sideHundredths, throwsByMatches, throwsOfSide } from './paytable.ts';

/** Any colour will do: all pay alike. */
function amountAt(matches: number, stake: Centavos) {
  const spot: Colour = 'red';
  const paid = payoutOf({ spot, stake }, Array<Colour>(matches).fill(spot));
  return { en: formatAmount(paid), tl: formatAmount(paid) };
}

function payLine(matches: number, en: string, tl: string): InfoLine {
  const odds = oddsByMatches[matches];
  const throws = throwsByMatches[matches];
  return {
    label: { en, tl },
    value: {
      en: odds === undefined ? `nothing · ${throws} in 216` : `${odds} to 1 · ${throws} in 216`,
      tl: odds === undefined ? `wala · ${throws} sa 216` : `${odds} sa 1 · ${throws} sa 216`,
    },
    ...(odds === undefined ? {} : { paysAt: (stake: Centavos) => amountAt(matches, stake) }),
  };
}

function sideLine(spot: SideSpot): InfoLine {
  const odds = formatOdds(sideHundredths[spot]);
  const throws = throwsOfSide[spot];
  return {
    label: spotTexts[spot],
    value: {
      en: `${odds} to 1 · ${throws} in 216`,
      tl: `${odds} sa 1 · ${throws} sa 216`,
    },
    paysAt: (stake) => {
      const paid = formatAmount(payoutOf({ spot, stake }, ['red', 'red', 'red']));
      return { en: paid, tl: paid };
    },
  };
}

export function formatOdds(hundredths: bigint): string {
  return `${Number(hundredths) / 100}`;
}

export const info: GameInfo = {
  summary: {
    en: 'Put chips on the colours you fancy, then three dice tumble down the board.',
    tl: 'Maglagay ng chip sa mga kulay na gusto mo, saka gugulong ang tatlong dado pababa sa tabla.',
  },
  sections: [
    {
      title: { en: 'How to play', tl: 'Paano maglaro' },
      texts: [
        {
          en: 'Each of the three dice carries the same six colours, one on each side. Every colour also has its own sign.',
          tl: 'May parehong anim na kulay ang bawat isa sa tatlong dado, isa sa bawat mukha. May sariling tanda rin ang bawat kulay.',
        },
        {
          en: 'You may stake on one colour or on several. Each spot is paid on its own, by the number of dice that show its colour.',
          tl: 'Puwede kang tumaya sa isa o sa maraming kulay. Hiwalay ang bayad sa bawat puwesto, ayon sa dami ng dadong nagpakita ng kulay nito.',
        },
        {
          en: 'Stakes are whole pesos. The limits hold for all stakes of a throw together.',
          tl: 'Buong piso ang mga taya. Para sa kabuuan ng mga taya sa isang hagis ang mga limit.',
        },
      ],
    },
    {
      title: { en: 'The six colours', tl: 'Ang anim na kulay' },
      symbols: colours.map((colour) => ({ label: colourTexts[colour], picture: colour })),
    },
    {
      title: { en: 'What a colour pays, and how often', tl: 'Bayad sa kulay at gaano kadalas' },
      texts: [
        {
          en: 'Your stake comes back on top of the win.',
          tl: 'Ibinabalik ang taya mo bukod pa sa panalo.',
        },
      ],
      lines: [
        payLine(3, 'On three dice', 'Sa tatlong dado'),
        payLine(2, 'On two dice', 'Sa dalawang dado'),
        payLine(1, 'On one die', 'Sa isang dado'),
        payLine(0, 'On none', 'Sa wala'),
      ],
    },
    {
      title: { en: 'Side bets', tl: 'Mga side bet' },
      texts: [
        {
          en: 'That two dice are alike, or all three, whatever colour they show. Three alike win both. Two alike return 95.55 %, three alike 97.22 %.',
          tl: 'Na pareho ang dalawang dado, o ang tatlo, anumang kulay. Panalo pareho kapag tatlo. 95.55 % ang return ng dalawang pareho, 97.22 % ng tatlong pareho.',
        },
      ],
      lines: sideSpots.map(sideLine),
    },
    {
      title: { en: 'Where the return comes from', tl: 'Saan galing ang return' },
      texts: [
        {
          en: 'For each peso on a colour, the 216 possible throws pay back 208 pesos in all: 208 in 216 is 96.29 %. A booth that pays 3 to 1 for three alike returns 92.12 %; here three alike pay 12 to 1.',
          tl: 'Sa bawat pisong taya sa isang kulay, ₱208 ang kabuuang ibinabalik ng 216 na posibleng hagis: 96.29 % ang 208 sa 216. 92.12 % lang ang return ng puwestong nagbabayad ng 3 sa 1 kapag tatlo ang magkapareho; dito ay 12 sa 1.',
        },
      ],
    },
  ],
};
