import type { Text } from '@perya/game-kit/game';
import type { GameInfo, InfoLine } from '@perya/game-kit/info';
import { pairTexts, plusThreeTexts } from './describe-round.ts';
import { type Pair, type PlusThree, pairPays, plusThreePays } from './side-bets.ts';
import { strategyLines } from './strategy-lines.ts';

const same = (text: string): Text => ({ en: text, tl: text });

/** What the count of the six decks gives, in hundredths of a percent, rounded down; the sheet must not wait for it. */
export const sideReturns = {
  plusThree: { returned: 9537, chance: 967 },
  pairs: { returned: 9389, chance: 739 },
};

function percent(basisPoints: number): string {
  return `${(basisPoints / 100).toFixed(2)} %`;
}

const oddsText = ({ returned, chance }: { returned: number; chance: number }): Text => ({
  en: `wins ${percent(chance)} · returns ${percent(returned)}`,
  tl: `panalo ${percent(chance)} · return ${percent(returned)}`,
});

const sideLines: InfoLine[] = [
  { label: same('21+3'), value: oddsText(sideReturns.plusThree) },
  ...(Object.entries(plusThreePays) as [PlusThree, bigint][]).map(([made, pays]) => ({
    label: plusThreeTexts[made],
    value: same(`${pays} : 1`),
  })),
  { label: same('Perfect Pairs'), value: oddsText(sideReturns.pairs) },
  ...(Object.entries(pairPays) as [Pair, bigint][]).map(([made, pays]) => ({
    label: pairTexts[made],
    value: same(`${pays} : 1`),
  })),
];

export const info: GameInfo = {
  summary: {
    en: 'Come closer to 21 than the dealer without going over.',
    tl: 'Lumapit sa 21 nang higit sa dealer, nang hindi sumosobra.',
  },
  sections: [
    {
      title: { en: 'How to play', tl: 'Paano maglaro' },
      texts: [
        {
          en: 'Kings, queens and jacks count 10; an ace counts 1 or 11. Each round is dealt from six fresh decks.',
          tl: 'Ang hari, reyna at jack ay 10; ang alas ay 1 o 11. Anim na bagong deck ang gamit sa bawat round.',
        },
        {
          en: 'You play one, two or three hands with the same stake, one after the other against one dealer. All stakes of the deal together are up to ₱10,000.',
          tl: 'Isa, dalawa o tatlong kamay ang lalaruin mo na pareho ang taya, sunod-sunod laban sa iisang dealer. Hanggang ₱10,000 ang kabuuan ng mga taya sa simula.',
        },
        {
          en: 'Hit takes a card, stand keeps the hand. Over 21 you are bust and lose at once. On 21 the hand stands by itself.',
          tl: 'Ang hit ay hihingi ng baraha, ang stand ay titigil. Kapag lumampas sa 21, talo ka agad. Sa 21, kusang titigil ang kamay mo.',
        },
        {
          en: 'Double, with your first two cards: your stake again, exactly one more card.',
          tl: 'Double, sa unang dalawang baraha: dagdag na kasinlaki ng taya mo, at eksaktong isang baraha pa.',
        },
        {
          en: 'Split, with two cards of one value: your stake again, and each card becomes a hand. A hand is split once; split hands are not doubled, split aces get one card each, and a 21 of a split is not a blackjack.',
          tl: 'Split, sa dalawang barahang magkasinghalaga: dagdag na kasinlaki ng taya mo, at magiging tig-isang kamay ang bawat baraha. Isang beses lang puwedeng i-split ang isang kamay; hindi nadodoble ang kamay na galing sa split, tig-isang baraha lang ang mga alas, at hindi blackjack ang 21 ng split.',
        },
        {
          en: 'When the dealer shows an ace you may insure all hands for half of what was staked on them, from ₱20. With an ace or a ten the dealer looks for a blackjack before you move.',
          tl: 'Kapag alas ang bukas na baraha ng dealer, puwede mong iseguro ang lahat ng kamay sa kalahati ng taya sa mga ito, kung ₱20 pataas. Kapag alas o diyes ito, titingnan muna ng dealer kung may blackjack bago ka gumalaw.',
        },
        {
          en: 'The dealer draws to 16 and stands on every 17, soft ones too.',
          tl: 'Kumukuha ang dealer hanggang 16 at tumitigil sa lahat ng 17, kahit soft 17.',
        },
      ],
    },
    {
      title: { en: 'What pays', tl: 'Mga bayad' },
      lines: [
        { label: { en: 'Blackjack', tl: 'Blackjack' }, value: same('3 : 2') },
        { label: { en: 'Win', tl: 'Panalo' }, value: same('1 : 1') },
        {
          label: { en: 'Push', tl: 'Tabla' },
          value: { en: 'Stake back', tl: 'Balik ang taya' },
        },
        {
          label: { en: 'Insurance, dealer has blackjack', tl: 'Seguro, may blackjack ang dealer' },
          value: same('2 : 1'),
        },
      ],
    },
    {
      title: { en: 'Side bets', tl: 'Mga side bet' },
      texts: [
        {
          en: 'On each hand, up to ₱500 each; decided by the first cards. 21+3 is made of your first two cards and the dealer’s open one, Perfect Pairs of your two alone. They return less than the hand.',
          tl: 'Sa bawat kamay, hanggang ₱500 bawat isa; ang unang mga baraha ang masusunod. Binubuo ang 21+3 ng unang dalawang baraha mo at ng bukas na baraha ng dealer, ang Perfect Pairs ng dalawang baraha mo lang. Mas mababa ang return ng mga ito kaysa sa kamay.',
        },
      ],
      lines: sideLines,
    },
    {
      title: { en: 'Odds', tl: 'Tsansa' },
      texts: [
        {
          en: 'The return is that of basic strategy, worked out over the whole six-deck shoe, of everything staked with doubles and splits. Other play returns less. The button Advice shows what basic strategy would do.',
          tl: 'Ang balik ay para sa batayang estratehiya, kinuwenta sa buong anim na deck, mula sa lahat ng itinaya kasama ang double at split. Mas mababa ang balik ng ibang paraan ng laro. Ipinapakita ng pindutang Payo kung ano ang gagawin ng batayang estratehiya.',
        },
      ],
      lines: [
        {
          label: { en: 'You get a blackjack', tl: 'Magka-blackjack ka' },
          value: { en: '1 in 21.1 rounds', tl: '1 sa 21.1 round' },
        },
        {
          label: { en: 'Return of the insurance', tl: 'Balik ng seguro' },
          value: same('92.60 %'),
        },
      ],
    },
    {
      title: { en: 'Basic strategy', tl: 'Batayang estratehiya' },
      texts: [
        {
          en: 'By your hand, and behind each move the dealer’s cards against which it is made. Insurance is never taken.',
          tl: 'Ayon sa kamay mo, at kasunod ng bawat galaw ang mga baraha ng dealer na kalaban nito. Hindi kumukuha ng seguro kailanman.',
        },
      ],
      lines: strategyLines,
    },
  ],
};
