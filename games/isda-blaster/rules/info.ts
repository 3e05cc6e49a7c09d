import { formatAmount } from '@perya/game-kit/format-amount';
import { toNumber } from '@perya/game-kit/fraction';
import type { Text } from '@perya/game-kit/game';
import type { GameInfo, InfoLine } from '@perya/game-kit/info';
import type { Centavos } from '@perya/money';
import { catchChanceOf, type Species, speciesList } from './species.ts';

const same = (text: string): Text => ({ en: text, tl: text });

function prizeText({ prizes }: Species): Text {
  return same(prizes.map(({ multiplier }) => `×${multiplier}`).join(', '));
}

/** One catch in so many shots, with the decimal that small fish need. */
function oddsText(species: Species): Text {
  const { numerator, denominator } = catchChanceOf(species);
  const tenths = (denominator * 10n + numerator / 2n) / numerator;
  const shots = tenths % 10n === 0n ? `${tenths / 10n}` : `${tenths / 10n}.${tenths % 10n}`;
  const percent = (toNumber(catchChanceOf(species)) * 100).toFixed(2);
  return {
    en: `1 in ${shots} shots (${percent} %)`,
    tl: `1 sa ${shots} putok (${percent} %)`,
  };
}

const amountsAt =
  ({ prizes }: Species) =>
  (bullet: Centavos) =>
    same(prizes.map(({ multiplier }) => formatAmount(bullet * BigInt(multiplier))).join(', '));

const prizeLines = speciesList.map(
  (species): InfoLine => ({
    label: species.name,
    picture: species.id,
    value: prizeText(species),
    paysAt: amountsAt(species),
  }),
);

const oddsLines = speciesList.map(
  (species): InfoLine => ({
    label: species.name,
    picture: species.id,
    value: oddsText(species),
  }),
);

export const info: GameInfo = {
  summary: {
    en: 'Load bullets, aim at the fish, and keep what you catch.',
    tl: 'Mag-load ng bala, asintahin ang isda, at sa iyo ang mahuhuli.',
  },
  sections: [
    {
      title: { en: 'How to play', tl: 'Paano maglaro' },
      texts: [
        {
          en: 'Choose what a bullet costs and how many are in the magazine: 20, 50 or 100. The whole magazine is your stake and is held until the round is finished.',
          tl: 'Piliin ang halaga ng isang bala at kung ilan ang laman ng magasin: 20, 50 o 100. Ang buong magasin ang taya mo at nakatabi ito hanggang matapos ang round.',
        },
        {
          en: 'Tap a fish to shoot at it. On a keyboard, the left and right arrows choose a target and the space bar shoots. Each shot uses one bullet.',
          tl: 'I-tap ang isda para barilin ito. Sa keyboard, pumili ng target gamit ang kaliwa at kanang arrow at bumaril gamit ang space bar. Isang bala ang gamit ng bawat putok.',
        },
        {
          en: 'Finish whenever you like: bullets that you did not fire are given back at their full price, and count as never staked. The round also ends with the last bullet.',
          tl: 'Tapusin ang round kung kailan mo gusto: ibinabalik nang buo ang halaga ng mga balang hindi naiputok, at itinuturing na hindi itinaya. Natatapos din ang round sa huling bala.',
        },
        {
          en: 'How the fish swim is only a picture. Whether a shot catches depends on the kind of target and on the fair draw, never on where or when you hit.',
          tl: 'Palabas lang ang paglangoy ng mga isda. Kung makakahuli ang putok ay nakabatay sa uri ng target at sa patas na bunot, hindi kung saan o kailan mo tinamaan.',
        },
      ],
    },
    {
      title: { en: 'What a catch pays, in bullets', tl: 'Bayad sa huli, bilang ng bala' },
      texts: [
        {
          en: 'The sunken chest holds one of four prizes: ×20 in 10 of 20 chests, ×50 in 6, ×100 in 3 and ×200 in 1.',
          tl: 'May isa sa apat na premyo ang baul: ×20 sa 10 sa bawat 20 baul, ×50 sa 6, ×100 sa 3, at ×200 sa 1.',
        },
      ],
      lines: prizeLines,
    },
    {
      title: { en: 'Odds of a catch', tl: 'Tsansang makahuli' },
      texts: [
        {
          en: 'Every target returns the same 96 % of the bullets fired at it in the long run. Bullets given back are not counted.',
          tl: 'Pare-parehong 96 % ng mga balang naiputok ang naibabalik ng bawat target sa katagalan. Hindi kasama sa bilang ang mga balang ibinalik.',
        },
      ],
      lines: oddsLines,
    },
  ],
};
