import { formatAmount } from '@perya/game-kit/format-amount';
import type { Text } from '@perya/game-kit/game';
import type { GameInfo, InfoLine, InfoShape } from '@perya/game-kit/info';
import { payoutOf } from './payout-of.ts';
import { odds } from './paytable.ts';
import { kindTexts } from './spot-text.ts';
import { spotKinds, spots } from './spots.ts';

const same = (text: string): Text => ({ en: text, tl: text });

/** A spot of each kind, apart from zero. */
const examples = spotKinds.flatMap(
  (kind) => spots.find((spot) => spot.kind === kind && !spot.numbers.includes(0)) ?? [],
);

const payLines = examples.map(
  ({ id, kind, numbers }): InfoLine => ({
    label: kindTexts[kind],
    value: {
      en: `${odds[kind]} to 1 · ${numbers.length} in 37`,
      tl: `${odds[kind]} sa 1 · ${numbers.length} sa 37`,
    },
    paysAt: (stake) => same(formatAmount(payoutOf({ spot: id, stake }, numbers[0] ?? 0))),
  }),
);

const clothRows = 3;
const clothColumns = 12;

/** On the cloth as it lies: three numbers in a column, the lowest of them at the bottom. */
const spotShapes = examples.map(
  ({ kind, numbers }): InfoShape => ({
    label: kindTexts[kind],
    columns: clothColumns,
    rows: clothRows,
    cells: numbers.map((number) => {
      const row = clothRows - 1 - ((number - 1) % clothRows);
      return row * clothColumns + Math.floor((number - 1) / clothRows);
    }),
  }),
);

export const info: GameInfo = {
  summary: {
    en: 'Guess where the ball will come to rest: on a number, a group of numbers or a colour.',
    tl: 'Hulaan kung saan hihinto ang bola: sa numero, sa grupo ng mga numero, o sa kulay.',
  },
  sections: [
    {
      title: { en: 'How to play', tl: 'Paano maglaro' },
      texts: [
        {
          en: 'The wheel is European: the numbers 1 to 36 and a single zero. Each of the 37 pockets is equally likely.',
          tl: 'European ang gulong: mga numero 1 hanggang 36 at iisang zero. Pantay ang tsansa ng 37 na bulsa.',
        },
        {
          en: 'Pick a chip and tap the cloth. A tap in a number covers it alone; a tap on a line covers the numbers beside it, a tap on a crossing those around it.',
          tl: 'Pumili ng chip at i-tap ang tapete. Sa loob ng numero, iyon lang ang sakop; sa guhit, ang mga katabing numero; sa sangandaan, ang mga numerong nakapaligid.',
        },
        {
          en: 'On the racetrack a tap covers a number and its neighbours on the wheel, a chip on each. Voisins, Tiers, Orphelins and the Zero game lay the chips of that part of the wheel: 9, 6, 5 and 4 of them. They are bets on the cloth like all others and pay the same.',
          tl: 'Sa racetrack, sakop ng isang tap ang numero at ang mga katabi nito sa gulong, tig-isang chip. Inilalagay ng Voisins, Tiers, Orphelins at Larong zero ang mga chip ng bahaging iyon ng gulong: 9, 6, 5 at 4. Mga taya rin ito sa tapete, at pareho ang bayad.',
        },
        {
          en: 'When zero falls, every spot that does not cover zero loses, the even chances too.',
          tl: 'Kapag zero ang lumabas, talo ang lahat ng puwestong hindi sakop ang zero, pati ang mga patas na tsansa.',
        },
        {
          en: 'Stakes are whole pesos. The limits hold for all stakes of a spin together.',
          tl: 'Buong piso ang mga taya. Para sa kabuuan ng mga taya sa isang ikot ang mga limit.',
        },
      ],
    },
    {
      title: {
        en: 'What each spot pays, and how often',
        tl: 'Bayad sa bawat puwesto at gaano kadalas',
      },
      texts: [
        {
          en: 'Your stake comes back on top of the win. Zero with 1 and 2, or with 2 and 3, pays as a street; zero to 3 pays as a corner.',
          tl: 'Ibinabalik ang taya mo bukod pa sa panalo. Ang zero kasama ang 1 at 2, o ang 2 at 3, ay may bayad na pang-tatlong numero; ang zero hanggang 3 ay pang-apat na numero.',
        },
      ],
      shapes: spotShapes,
      lines: payLines,
    },
    {
      title: { en: 'Where the return comes from', tl: 'Saan galing ang return' },
      texts: [
        {
          en: 'Every spot pays as if there were 36 pockets, but there are 37: whatever you play, 36 in 37 comes back in the long run.',
          tl: 'Nagbabayad ang bawat puwesto na parang 36 lang ang bulsa, pero 37 ang mga ito: anuman ang tayaan mo, 36 sa 37 ang bumabalik sa katagalan.',
        },
      ],
    },
  ],
};
