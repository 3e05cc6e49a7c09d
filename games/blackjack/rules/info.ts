import type { Text } from '@perya/game-kit/game';
import type { GameInfo } from '@perya/game-kit/info';
import { strategyLines } from './strategy-lines.ts';

const same = (text: string): Text => ({ en: text, tl: text });

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
          en: 'Hit takes a card, stand keeps the hand. Over 21 you are bust and lose at once. On 21 the hand stands by itself.',
          tl: 'Ang hit ay hihingi ng baraha, ang stand ay titigil. Kapag lumampas sa 21, talo ka agad. Sa 21, kusang titigil ang kamay mo.',
        },
        {
          en: 'Double, with your first two cards: your stake again, exactly one more card.',
          tl: 'Double, sa unang dalawang baraha: dagdag na kasinlaki ng taya mo, at eksaktong isang baraha pa.',
        },
        {
          en: 'Split, with two cards of one value: your stake again, and each card becomes a hand. You split once; split hands are not doubled, split aces get one card each, and a 21 of a split is not a blackjack.',
          tl: 'Split, sa dalawang barahang magkasinghalaga: dagdag na kasinlaki ng taya mo, at magiging tig-isang kamay ang bawat baraha. Isang beses lang puwedeng mag-split; hindi nadodoble ang kamay na galing sa split, tig-isang baraha lang ang mga alas, at hindi blackjack ang 21 ng split.',
        },
        {
          en: 'When the dealer shows an ace you may insure for half your stake, from a stake of ₱20. With an ace or a ten the dealer looks for a blackjack before you move.',
          tl: 'Kapag alas ang bukas na baraha ng dealer, puwede kang magseguro ng kalahati ng taya mo, kung ₱20 pataas ang taya. Kapag alas o diyes ito, titingnan muna ng dealer kung may blackjack bago ka gumalaw.',
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
