import type { GameInfo } from '@perya/game-kit/info';
import { sameText } from '../../slot-kit/rules/describe-spin.ts';
import { amountAt, linesSection, oneIn, paytableSection } from '../../slot-kit/rules/info.ts';
import { timesStake } from '../../slot-kit/rules/stake.ts';
import { freeRoundsChance, holdOdds } from './compute-rtp.ts';
import {
  coin,
  coinValues,
  freeReels,
  freeRounds,
  grandUnits,
  linePays,
  paidReels,
  rows,
  wild,
} from './paytable.ts';

const paid = holdOdds(paidReels);
const free = holdOdds(freeReels);

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
          en: `All fifteen coins pay ${timesStake(grandUnits)} on top. Mini, Minor, Major and Grand, above the game, are our jackpots, drawn for at the end of every round.`,
          tl: `May dagdag na ${timesStake(grandUnits)} ang lahat ng labinlimang barya. Mga jackpot namin ang Mini, Minor, Major at Grand na nasa itaas ng laro; nagbubunutan para rito sa dulo ng bawat round.`,
        },
        {
          en: `Three carabaos, on reels 1, 3 and 5, give ${freeRounds} free rounds with more coins and more salakots. Free rounds give no further ones.`,
          tl: `Tatlong kalabaw, sa reel 1, 3 at 5, ang nagbibigay ng ${freeRounds} libreng round na mas maraming barya at salakot. Hindi na ito nadaragdagan.`,
        },
      ],
    },
    paytableSection({ pays: linePays, shortest: 3, wild }),
    {
      title: { en: 'What a coin carries', tl: 'Dala ng barya' },
      lines: coinValues.map(({ units, weight }) => ({
        label: sameText(timesStake(units)),
        picture: coin,
        value: { en: `${weight} of 100 coins`, tl: `${weight} sa 100 barya` },
        paysAt: amountAt(units),
      })),
    },
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
        { label: { en: 'All 15 coins', tl: 'Lahat ng 15 barya' }, value: oneIn(paid.grand) },
      ],
    },
  ],
};
