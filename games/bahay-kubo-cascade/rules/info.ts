import type { GameInfo } from '@perya/game-kit/info';
import { sameText } from '../../slot-kit/rules/describe-spin.ts';
import { paytableSection, percent } from '../../slot-kit/rules/info.ts';
import { computeFirstDrop } from './first-drop.ts';
import {
  freeDrops,
  freeMultiplierMax,
  multipliers,
  payoutTimesMax,
  scatter,
  scattersForFreeDrops,
  wayPays,
  wild,
} from './paytable.ts';

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
          en: `Roosters pay nothing and stay where they fall. ${scattersForFreeDrops} or more on the grid when nothing wins any more give ${freeDrops} free drops, each on a grid of its own. In free drops the multiplier rises by one with every win, stays from one to the next, and goes up to ×${freeMultiplierMax}. No rooster falls in them.`,
          tl: `Walang bayad ang tandang at nananatili kung saan bumagsak. Kapag wala nang panalo, ${scattersForFreeDrops} o higit pa sa grid ang nagbibigay ng ${freeDrops} libreng hulog, tig-iisang bagong grid. Sa libreng hulog, nadaragdagan ng isa ang multiplier sa bawat panalo, hindi bumababa, at umaabot sa ×${freeMultiplierMax}. Walang tandang doon.`,
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
      title: { en: 'Free drops', tl: 'Mga libreng hulog' },
      lines: [
        {
          label: {
            en: `${scattersForFreeDrops} roosters or more`,
            tl: `${scattersForFreeDrops} tandang o higit pa`,
          },
          picture: scatter,
          value: { en: `${freeDrops} free drops`, tl: `${freeDrops} libreng hulog` },
        },
      ],
    },
    {
      title: { en: 'Odds', tl: 'Tsansa' },
      texts: [
        {
          en: 'About four of eleven rounds win something, one of eleven has a second winning drop, one of 130 gives free drops and one of 120 returns 20 times the stake or more. Found by simulation.',
          tl: 'Mga apat sa labing-isang round ang may panalo, isa sa labing-isa ang may ikalawang nanalong hulog, isa sa 130 ang may libreng hulog at isa sa 120 ang nagbabalik ng 20 beses ng taya o higit pa. Nakuha sa simulasyon.',
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
