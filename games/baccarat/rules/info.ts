import { formatAmount } from '@perya/game-kit/format-amount';
import type { DetailLine } from '@perya/game-kit/game';
import type { GameInfo, InfoLine } from '@perya/game-kit/info';
import { spotTexts } from './describe-round.ts';
import {
  dragonHundredths,
  shoeRounds,
  sideStakeMax,
  spotReturns,
  winHundredths,
} from './paytable.ts';
import type { Spot } from './spots.ts';

function percent(basisPoints: number): string {
  return `${Math.floor(basisPoints / 100)}.${String(basisPoints % 100).padStart(2, '0')} %`;
}

export function odds(win: bigint): string {
  return win % 100n === 0n ? `${win / 100n}` : `0.${win}`;
}

/** What each spot wins at best, in hundredths of its stake; a dragon's table stands on its own. */
export const bestWins: Record<Spot, bigint> = {
  player: winHundredths.player,
  banker: winHundredths.banker,
  tie: winHundredths.tie,
  playerPair: winHundredths.pair,
  bankerPair: winHundredths.pair,
  luckySix: winHundredths.luckySixOfThree,
  playerDragon: dragonHundredths[9] ?? 0n,
  bankerDragon: dragonHundredths[9] ?? 0n,
};

function payLine(spot: Spot): InfoLine {
  const { returned, chance } = spotReturns[spot];
  const best = bestWins[spot];
  const isBest = spot === 'luckySix' || spot === 'playerDragon' || spot === 'bankerDragon';
  return {
    label: spotTexts[spot],
    value: {
      en: `${isBest ? 'up to ' : ''}${odds(best)} to 1 · wins ${percent(chance)} · returns ${percent(returned)}`,
      tl: `${isBest ? 'hanggang ' : ''}${odds(best)} sa 1 · panalo ${percent(chance)} · return ${percent(returned)}`,
    },
    paysAt: (stake) => {
      const paid = formatAmount((stake * (100n + best)) / 100n);
      return { en: paid, tl: paid };
    },
  };
}

const dragonLines: DetailLine[] = [
  {
    label: { en: 'Wins with a natural', tl: 'Panalo sa natural' },
    value: {
      en: '1 to 1; a tie of naturals gives back',
      tl: '1 sa 1; ibinabalik kapag tablang natural',
    },
  },
  ...Object.entries(dragonHundredths).map(([ahead, win]) => ({
    label: { en: `Ahead by ${ahead}`, tl: `Angat ng ${ahead}` },
    value: { en: `${odds(win)} to 1`, tl: `${odds(win)} sa 1` },
  })),
];

const bankerLines: DetailLine[] = [
  ['0 – 2', 'any card', 'anumang baraha'],
  ['3', 'any but 8', 'lahat maliban sa 8'],
  ['4', '2 to 7', '2 hanggang 7'],
  ['5', '4 to 7', '4 hanggang 7'],
  ['6', '6 or 7', '6 o 7'],
  ['7', 'never draws', 'hindi kumukuha'],
].map(([total = '', en = '', tl = '']) => ({
  label: { en: `Banker has ${total}`, tl: `${total} ang Banker` },
  value: { en, tl },
}));

export const info: GameInfo = {
  summary: {
    en: 'Two hands are dealt. Back the one that comes closer to nine, or a tie.',
    tl: 'Dalawang kamay ang ibibigay. Tumaya sa mas lalapit sa siyam, o sa tabla.',
  },
  sections: [
    {
      title: { en: 'How to play', tl: 'Paano maglaro' },
      texts: [
        {
          en: `A shoe of 8 decks lasts for ${shoeRounds} rounds: what was dealt does not come again. Its order is fixed before the first card. Aces count 1, tens and court cards 0, the others their number; only the last digit of the sum counts.`,
          tl: `Tumatagal nang ${shoeRounds} round ang isang shoe na may 8 deck: hindi na babalik ang naibigay na. Nakatakda na ang ayos nito bago ang unang baraha. 1 ang alas, 0 ang diyes at mga hari, reyna at jack, at ayon sa numero ang iba; huling digit lang ng kabuuan ang bilang.`,
        },
        {
          en: 'If either hand has 8 or 9 with two cards, the round ends. Otherwise Player draws a third card with 0 to 5 and stands with 6 or 7.',
          tl: 'Kung 8 o 9 ang alinmang kamay sa dalawang baraha, tapos na ang round. Kung hindi, kukuha ng ikatlong baraha ang Player kapag 0 hanggang 5, at hihinto kapag 6 o 7.',
        },
        {
          en: 'If Player stood, Banker draws with 0 to 5. If Player drew, the table below decides. There is nothing to choose after the bet.',
          tl: 'Kung huminto ang Player, kukuha ang Banker kapag 0 hanggang 5. Kung kumuha ang Player, ang talaan sa ibaba ang masusunod. Wala nang pipiliin pagkatapos tumaya.',
        },
        {
          en: 'On a tie, stakes on Player and Banker come back. Stakes are whole pesos; the limits hold for all stakes of a round together.',
          tl: 'Kapag tabla, ibinabalik ang mga taya sa Player at Banker. Buong piso ang mga taya; para sa kabuuan ng mga taya sa isang round ang mga limit.',
        },
      ],
    },
    {
      title: {
        en: 'Banker draws against a third card of',
        tl: 'Kukuha ang Banker kapag ang ikatlong baraha ng Player ay',
      },
      lines: bankerLines,
    },
    {
      title: { en: 'What each bet pays and returns', tl: 'Bayad at return ng bawat taya' },
      texts: [
        {
          en: 'Your stake comes back on top of the win. Banker wins more often and pays even money less 5 % commission. Tie pays 9 to 1 here instead of the usual 8.',
          tl: 'Ibinabalik ang taya mo bukod pa sa panalo. Mas madalas manalo ang Banker kaya may 5 % komisyon ang pantay na bayad nito. 9 sa 1 ang bayad ng Tabla dito sa halip na karaniwang 8.',
        },
        {
          en: 'The return stated for the game is that of Player, the lower of the two main bets. All of them were counted over every order of the cards, and hold for every round of the shoe.',
          tl: 'Ang return na nakasaad para sa laro ay sa Player, ang mas mababa sa dalawang pangunahing taya. Binilang ang lahat sa bawat posibleng ayos ng mga baraha, at totoo sa bawat round ng shoe.',
        },
      ],
      lines: [payLine('player'), payLine('banker'), payLine('tie')],
    },
    {
      title: { en: 'Side bets', tl: 'Mga side bet' },
      texts: [
        {
          en: `A pair is two first cards of one rank. Lucky 6 wins when Banker wins with six: ${odds(winHundredths.luckySixOfTwo)} to 1 with two cards, ${odds(winHundredths.luckySixOfThree)} to 1 with three. Each side bet takes up to ${formatAmount(sideStakeMax)}.`,
          tl: `Pares ang dalawang unang baraha na iisa ang ranggo. Panalo ang Lucky 6 kapag nanalo ang Banker sa anim: ${odds(winHundredths.luckySixOfTwo)} sa 1 sa dalawang baraha, ${odds(winHundredths.luckySixOfThree)} sa 1 sa tatlo. Hanggang ${formatAmount(sideStakeMax)} ang bawat side bet.`,
        },
        {
          en: 'They return less than the main bets.',
          tl: 'Mas mababa ang return ng mga ito kaysa sa mga pangunahing taya.',
        },
      ],
      lines: (
        ['playerPair', 'bankerPair', 'luckySix', 'playerDragon', 'bankerDragon'] as const
      ).map(payLine),
    },
    {
      title: {
        en: 'A dragon pays by how far its hand is ahead',
        tl: 'Bayad ng dragon ayon sa angat ng kamay nito',
      },
      lines: dragonLines,
    },
  ],
};
