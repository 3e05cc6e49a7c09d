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
    en: 'Aim at the fish and pay for each shot. What you catch is yours at once.',
    tl: 'Asintahin ang isda at magbayad sa bawat putok. Sa iyo agad ang mahuhuli.',
  },
  sections: [
    {
      title: { en: 'How to play', tl: 'Paano maglaro' },
      texts: [
        {
          en: 'Choose what a bullet costs: the more it costs, the higher the level of your cannon and the more each catch pays. The odds are the same on every level.',
          tl: 'Piliin ang halaga ng isang bala: kung mas mahal, mas mataas ang level ng kanyon at mas malaki ang bayad sa bawat huli. Pareho ang odds sa lahat ng level.',
        },
        {
          en: 'Tap a fish to shoot at it. Each shot is staked when you fire it and paid when it lands; nothing else is held. Shots that you fire quickly after each other, ten at most, are one round with a proof of its own.',
          tl: 'I-tap ang isda para barilin ito. Itinataya ang bawat putok kapag ipinutok at binabayaran kapag tumama; wala nang ibang itinatabi. Ang mabibilis na magkakasunod na putok, hanggang sampu, ay isang round na may sariling patunay.',
        },
        {
          en: 'Lock keeps the cannon on one fish: tap it once, and every shot follows it until it is caught. On a keyboard, the left and right arrows choose a target, L locks it and the space bar shoots.',
          tl: 'Sa Lock, nananatili ang kanyon sa isang isda: i-tap ito nang isang beses at susundan ito ng bawat putok hanggang mahuli. Sa keyboard, pumili ng target gamit ang kaliwa at kanang arrow, L para i-lock at space bar para bumaril.',
        },
        {
          en: 'How the fish swim is only a picture. Whether a shot catches depends on the kind of target and on the fair draw, never on where or when you hit, nor on who else shoots.',
          tl: 'Palabas lang ang paglangoy ng mga isda. Kung makakahuli ang putok ay nakabatay sa uri ng target at sa patas na bunot, hindi kung saan o kailan mo tinamaan, o kung sino pa ang bumabaril.',
        },
      ],
    },
    {
      title: { en: 'The boss', tl: 'Ang boss' },
      texts: [
        {
          en: 'Bakunawa, the serpent that swallows the moon, rises every two minutes and stays for forty seconds. It holds ×100 in 10 of 20 catches, ×300 in 6, ×500 in 3 and ×1000 in 1.',
          tl: 'Umaahon si Bakunawa, ang ahas na lumululon sa buwan, tuwing dalawang minuto at nananatili nang apatnapung segundo. Ang hawak nito: ×100 sa 10 sa bawat 20 huli, ×300 sa 6, ×500 sa 3, at ×1000 sa 1.',
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
          en: 'Every target returns the same 96 % of the bullets fired at it in the long run.',
          tl: 'Pare-parehong 96 % ng mga balang naiputok ang naibabalik ng bawat target sa katagalan.',
        },
      ],
      lines: oddsLines,
    },
  ],
};
