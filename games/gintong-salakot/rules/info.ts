import type { Text } from '@perya/game-kit/game';
import type { GameInfo, InfoLine, InfoSection } from '@perya/game-kit/info';
import { sameText } from '../../slot-kit/rules/describe-spin.ts';
import { amountAt, linesSection, oneIn, paytableSection } from '../../slot-kit/rules/info.ts';
import { symbolNames } from '../../slot-kit/rules/names.ts';
import { timesStake } from '../../slot-kit/rules/stake.ts';
import { freeRoundsChance, holdOdds } from './compute-rtp.ts';
import {
  type CoinDraw,
  coin,
  freeReels,
  freeRounds,
  fullUnits,
  linePays,
  miniUnits,
  minorUnits,
  paidReels,
  respinCoins,
  rows,
  wild,
  windowCoins,
} from './paytable.ts';

const paid = holdOdds(paidReels);
const free = holdOdds(freeReels);

const prizeLine = (kind: 'mini' | 'minor', units: number): InfoLine => ({
  label: symbolNames[kind],
  picture: kind,
  value: sameText(timesStake(units)),
  paysAt: amountAt(units),
});

/** How many of a thousand coins are which; what carries an amount says it in pesos too. */
const coinsSection = (title: Text, draws: readonly CoinDraw[]): InfoSection => ({
  title,
  lines: draws.map(({ units, kind, weight }) => ({
    label: kind ? symbolNames[kind] : sameText(timesStake(units)),
    picture: kind ?? coin,
    value: sameText(`${weight}`),
    ...(units > 0 && { paysAt: amountAt(units) }),
  })),
});

export const info: GameInfo = {
  summary: {
    en: 'Twenty lines at harvest time; six gold coins stay on the board while the reels spin on.',
    tl: 'Dalawampung linya sa panahon ng ani; nananatili ang anim na gintong barya habang umiikot pa ang mga reel.',
  },
  sections: [
    {
      title: { en: 'Rules', tl: 'Mga tuntunin' },
      texts: [
        {
          en: 'All 20 lines are played, each with a twentieth of the stake. A line pays its longest run of one symbol from the first reel on. The golden salakot stands on reels 2 to 5 and counts as any symbol but the carabao and the coin.',
          tl: 'Kasali ang lahat ng 20 linya, tig-iisang bahagi ng dalawampu ng taya. Binabayaran ng linya ang pinakamahabang sunod-sunod na magkaparehong simbolo mula sa unang reel. Nasa reel 2 hanggang 5 ang gintong salakot at pumapalit sa anumang simbolo maliban sa kalabaw at barya.',
        },
        {
          en: 'Six or more coins begin hold and spin: the coins stay, every other place is cleared and there are three respins. A new coin stays too and sets the respins back to three. At the end all coins pay what they carry.',
          tl: 'Anim o higit pang barya ang nagsisimula ng hawak at ikot: nananatili ang mga barya, nililinis ang ibang puwesto at may tatlong respin. Nananatili rin ang bagong barya at ibinabalik sa tatlo ang respin. Sa dulo, binabayaran ang dala ng lahat ng barya.',
        },
        {
          en: `All fifteen coins pay ${timesStake(fullUnits)} on top.`,
          tl: `May dagdag na ${timesStake(fullUnits)} ang lahat ng labinlimang barya.`,
        },
        {
          en: `Three carabaos, on reels 1, 3 and 5, give ${freeRounds} free rounds with more coins and more salakots. Free rounds give no further ones.`,
          tl: `Tatlong kalabaw, sa reel 1, 3 at 5, ang nagbibigay ng ${freeRounds} libreng round na mas maraming barya at salakot. Hindi na ito nadaragdagan.`,
        },
      ],
    },
    paytableSection({ pays: linePays, shortest: 3, wild }),
    {
      title: { en: 'Special coins', tl: 'Mga espesyal na barya' },
      texts: [
        {
          en: 'Mini and Minor are prizes of the game: a coin that is held pays its own, every time. Baskets and suns come in respins alone. Other jackpots above the reels are drawn for at the end of every round, whatever the coins say.',
          tl: 'Premyo ng laro ang Mini at Minor: binabayaran ng hawak na barya ang sa kanya, sa bawat pagkakataon. Sa respin lang dumarating ang bayong at araw. Para sa ibang jackpot sa itaas ng mga reel, may bunutan sa dulo ng bawat round, anuman ang mga barya.',
        },
      ],
      lines: [
        prizeLine('mini', miniUnits),
        prizeLine('minor', minorUnits),
        {
          label: symbolNames.basket,
          picture: 'basket',
          value: {
            en: 'Pays once more what all plain coins on the board carry when it lands',
            tl: 'Binabayaran ulit ang dala ng lahat ng karaniwang barya sa board pagdating nito',
          },
        },
        {
          label: symbolNames.sun,
          picture: 'sun',
          value: {
            en: 'Plain coins and baskets pay twice; a second sun adds nothing',
            tl: 'Doble ang bayad ng karaniwang barya at bayong; walang dagdag ang ikalawang araw',
          },
        },
      ],
    },
    coinsSection(
      { en: 'Of 1,000 coins in the window', tl: 'Sa 1,000 barya sa bintana' },
      windowCoins,
    ),
    coinsSection({ en: 'Of 1,000 coins in respins', tl: 'Sa 1,000 barya sa respin' }, respinCoins),
    linesSection(rows),
    {
      title: { en: 'Odds', tl: 'Tsansa' },
      lines: [
        {
          label: { en: 'Free rounds', tl: 'Mga libreng round' },
          value: oneIn(freeRoundsChance()),
        },
        { label: { en: 'Hold and spin', tl: 'Hawak at ikot' }, value: oneIn(paid.hold) },
        {
          label: { en: 'Hold and spin in a free round', tl: 'Hawak at ikot sa libreng round' },
          value: oneIn(free.hold),
        },
        { label: { en: 'All 15 coins', tl: 'Lahat ng 15 barya' }, value: oneIn(paid.full) },
      ],
    },
  ],
};
