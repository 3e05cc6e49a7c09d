import type { GameInfo } from '@perya/game-kit/info';
import { sameText } from '../../slot-kit/rules/describe-spin.ts';
import { paytableSection, percent } from '../../slot-kit/rules/info.ts';
import { computeFirstDrop } from './first-drop.ts';
import { multipliers, payoutTimesMax, wayPays, wild } from './paytable.ts';

export const info: GameInfo = {
  summary: {
    en: 'The vegetables of the song fall over six reels and 729 ways; what wins makes room for more.',
    tl: 'Bumabagsak ang mga gulay ng awit sa anim na reel at 729 paraan; ang panalo ay nagbibigay-daan sa bago.',
  },
  sections: [
    {
      title: { en: 'Rules', tl: 'Mga tuntunin' },
      texts: [
        {
          en: 'A vegetable wins when it stands on three or more reels side by side from the left, in any row. Every way through its places pays; the ways are multiplied with the prize below.',
          tl: 'Panalo ang gulay kapag nasa tatlo o higit pang magkakatabing reel ito mula sa kaliwa, saanmang hanay. Bawat paraan ay binabayaran; pinaparami ng bilang ng paraan ang premyo sa ibaba.',
        },
        {
          en: 'The nipa hut stands on reels 2 to 5 and counts as any vegetable.',
          tl: 'Nasa reel 2 hanggang 5 ang bahay kubo at pumapalit sa anumang gulay.',
        },
        {
          en: 'What won leaves the grid, the rest falls and new vegetables come from above. Each drop in a row counts more. The round is over when nothing wins.',
          tl: 'Umaalis ang mga nanalo, bumabagsak ang natira at may bagong gulay mula sa itaas. Mas malaki ang bilang ng bawat sunod na hulog. Tapos ang round kapag wala nang panalo.',
        },
        {
          en: `A round pays at most ${payoutTimesMax.toLocaleString('en')} times its stake and ends when it gets there.`,
          tl: `Hanggang ${payoutTimesMax.toLocaleString('en')} beses ng taya lang ang bayad ng isang round at nagtatapos ito roon.`,
        },
      ],
    },
    {
      title: { en: 'Multipliers', tl: 'Mga multiplier' },
      lines: multipliers.map((multiplier, drop) => {
        const isLast = drop === multipliers.length - 1;
        return {
          label: isLast
            ? { en: `Drop ${drop + 1} and after`, tl: `Hulog ${drop + 1} at kasunod` }
            : { en: `Drop ${drop + 1}`, tl: `Hulog ${drop + 1}` },
          value: sameText(`×${multiplier}`),
        };
      }),
    },
    paytableSection({ pays: wayPays, shortest: 3, wild }),
    {
      title: { en: 'Odds', tl: 'Tsansa' },
      texts: [
        {
          en: 'About two of five rounds win something, one of nine has a second winning drop and one of 130 returns 20 times the stake or more. Found by simulation.',
          tl: 'Mga dalawa sa limang round ang may panalo, isa sa siyam ang may ikalawang nanalong hulog at isa sa 130 ang nagbabalik ng 20 beses ng taya o higit pa. Nakuha sa simulasyon.',
        },
      ],
      lines: [
        {
          label: { en: 'Return of the first drop alone', tl: 'Balik ng unang hulog lang' },
          value: sameText(percent(computeFirstDrop())),
        },
      ],
    },
  ],
};
