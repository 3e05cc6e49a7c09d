import { formatAmount } from '@perya/game-kit/format-amount';
import { fraction } from '@perya/game-kit/fraction';
import type { Text } from '@perya/game-kit/game';
import type { GameInfo, InfoLine } from '@perya/game-kit/info';
import { sameText } from '../../slot-kit/rules/describe-spin.ts';
import { linesSection, oneIn, paytableSection, percent } from '../../slot-kit/rules/info.ts';
import { timesStake, unitsToCentavos } from '../../slot-kit/rules/stake.ts';
import { scatterOdds } from './compute-rtp.ts';
import {
  addedSpins,
  freeSpinsMax,
  linePays,
  multiplierMax,
  reels,
  rows,
  scatter,
  scatterPays,
  spinsPerStep,
  wild,
  winningStops,
} from './paytable.ts';

const stopsCount = reels.reduce((count, reel) => count * reel.length, 1);

const withSpins = (prize: string, freeSpins: number): Text => ({
  en: `${prize} and ${freeSpins} free spins`,
  tl: `${prize} at ${freeSpins} libreng ikot`,
});

export const info: GameInfo = {
  summary: {
    en: 'Five reels of the night fair and 20 lines: three alike from the left win.',
    tl: 'Limang reel ng perya at 20 linya: panalo ang tatlong magkakapareho mula sa kaliwa.',
  },
  sections: [
    {
      title: { en: 'Rules', tl: 'Mga tuntunin' },
      texts: [
        {
          en: 'All 20 lines are played, each with a twentieth of the stake. A line pays its longest run of one symbol from the first reel on; wins of different lines are added.',
          tl: 'Kasali ang lahat ng 20 linya, tig-iisang bahagi ng dalawampu ng taya. Binabayaran ng linya ang pinakamahabang sunod-sunod na magkaparehong simbolo mula sa unang reel; pinagsasama ang panalo ng mga linya.',
        },
        {
          en: 'The Ferris wheel stands on reels 2 to 5 and counts as any symbol but the parol.',
          tl: 'Nasa reel 2 hanggang 5 ang tsubibo at pumapalit sa anumang simbolo maliban sa parol.',
        },
        {
          en: 'Three or more parols anywhere pay and give free spins. In free spins a Ferris wheel fills its whole reel; a parol that it covers still counts.',
          tl: 'Nagbabayad at nagbibigay ng libreng ikot ang tatlo o higit pang parol saanman. Sa libreng ikot, pinupuno ng tsubibo ang buong reel nito; bilang pa rin ang parol na natakpan nito.',
        },
        {
          en: `Three or more parols in a free spin give ${addedSpins} more, up to ${freeSpinsMax} in a round. Everything that free spins pay counts once at first and once more after every ${spinsPerStep} of them, up to ×${multiplierMax}.`,
          tl: `${addedSpins} pang libreng ikot ang bigay ng tatlo o higit pang parol sa libreng ikot, hanggang ${freeSpinsMax} sa isang round. ×1 muna ang lahat ng bayad sa libreng ikot at nadaragdagan ng isa pagkatapos ng bawat ${spinsPerStep}, hanggang ×${multiplierMax}.`,
        },
      ],
    },
    paytableSection({ pays: linePays, shortest: 3, wild }),
    {
      title: { en: 'Parols', tl: 'Mga parol' },
      lines: Object.entries(scatterPays).map(
        ([count, { units, freeSpins }]): InfoLine => ({
          label: { en: `${count} parols`, tl: `${count} parol` },
          picture: scatter,
          value: withSpins(timesStake(units), freeSpins),
          paysAt: (stake) => withSpins(formatAmount(unitsToCentavos(stake, units)), freeSpins),
        }),
      ),
    },
    linesSection(rows),
    {
      title: { en: 'Odds', tl: 'Tsansa' },
      lines: [
        {
          label: { en: 'Spins that pay anything', tl: 'Mga ikot na may bayad' },
          value: sameText(percent(fraction(winningStops, stopsCount))),
        },
        ...scatterOdds().map(({ chance, freeSpins }) => ({
          label: { en: `${freeSpins} free spins`, tl: `${freeSpins} libreng ikot` },
          value: oneIn(chance),
        })),
      ],
    },
  ],
};
