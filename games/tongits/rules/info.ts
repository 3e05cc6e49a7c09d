import { formatAmount } from '@perya/game-kit/format-amount';
import type { Text } from '@perya/game-kit/game';
import type { GameInfo } from '@perya/game-kit/info';
import { rakeBasisPoints, units, unitsAtStake } from './bet.ts';

const rake = `${rakeBasisPoints / 100} %`;
const count = (units: number): Text => ({
  en: `${units} of ${unitsAtStake} units`,
  tl: `${units} sa ${unitsAtStake} unit`,
});

export const info: GameInfo = {
  summary: {
    en: 'Be the first without cards, or the one with the fewest points. Three players, one pack.',
    tl: 'Maunang maubusan ng baraha, o pinakakaunti ang puntos. Tatlong player, isang baraha.',
  },
  sections: [
    {
      title: { en: 'How to play', tl: 'Paano maglaro' },
      texts: [
        {
          en: 'A pack of 52, three seats. The dealer is drawn for every hand, gets 13 cards and begins by discarding one; the others get 12. Play goes round in the order of the seats.',
          tl: 'Isang baraha na 52, tatlong upuan. Binubunot ang dealer sa bawat kamay; 13 ang baraha niya at siya ang unang magtatapon; 12 ang sa iba. Paikot ang laro ayon sa upuan.',
        },
        {
          en: 'Your turn: draw from the stock, or take the card that was just discarded if it makes a meld with at least two of yours; that meld is laid open at once. Then lay open as many melds as you like, lay single cards on any open meld (sapaw), and end by discarding one card.',
          tl: 'Sa turno mo: bumunot, o kunin ang katatapong baraha kung makakabuo ito ng bahay sa dalawa o higit pa sa kamay mo; ibababa agad ang bahay na iyon. Saka magbaba ng kahit ilang bahay, magsapaw sa alinmang nakababa, at magtapon ng isa.',
        },
        {
          en: 'A meld (bahay) is three or four cards of one rank, or three and more in a row of one suit. The ace is low: A 2 3 is a run, Q K A is none.',
          tl: 'Ang bahay ay tatlo o apat na magkapareho, o tatlo pataas na sunod-sunod na iisang suit. Mababa ang alas: escalera ang A 2 3, hindi ang Q K A.',
        },
        {
          en: 'Points: an ace 1, kings, queens and jacks 10, the others what they show. Only cards that belong to no meld count, also where the meld is still in your hand.',
          tl: 'Puntos: alas 1; hari, reyna at jack 10; ang iba ay ayon sa numero. Ang walang kinabibilangang bahay lang ang binibilang, kahit nasa kamay pa ang bahay.',
        },
      ],
    },
    {
      title: { en: 'How a hand ends', tl: 'Paano natatapos' },
      texts: [
        {
          en: 'Tongits: whoever has no card left wins at once.',
          tl: 'Tongits: panalo agad ang maubusan ng baraha.',
        },
        {
          en: 'Fight (laban): at the beginning of your turn, instead of drawing, if you have a meld open on which nobody has laid a card since your last turn. The others challenge or fold. The fewest points win; at a tie the challenger, and of two challengers the one who plays first after the caller.',
          tl: 'Laban: sa simula ng turno mo, sa halip na bumunot, kung may nakababa kang bahay na hindi sinapawan mula noong huli mong turno. Lalaban o susuko ang iba. Panalo ang pinakakaunti ang puntos; sa tabla, ang hinamon, at sa dalawang lumaban, ang unang titira pagkatapos ng nagpalaban.',
        },
        {
          en: 'Burned (sunog): whoever has no meld open cannot challenge and cannot win when the stock runs out.',
          tl: 'Sunog: ang walang nakababang bahay ay hindi makakalaban at hindi mananalo kapag naubos ang bunutan.',
        },
        {
          en: 'When the last card of the stock was drawn and the discard after it was made, the fewest points win; at a tie whoever drew that card, then in order of play. If nobody has a meld open, all stakes come back.',
          tl: 'Kapag nabunot na ang huling baraha at nakapagtapon na, panalo ang pinakakaunti ang puntos; sa tabla, ang bumunot nito, saka ayon sa ikot. Kung walang nakababa, ibabalik ang lahat ng taya.',
        },
        {
          en: 'Every hand is settled by itself: there is no pot that grows from hand to hand (hitter), and nothing extra for hidden sets or aces.',
          tl: 'Hiwalay ang bayad ng bawat kamay: walang pot na naiipon (hitter), at walang dagdag sa tagong bahay o alas.',
        },
      ],
    },
    {
      title: { en: 'Stakes and rake', tl: 'Taya at rake' },
      texts: [
        {
          en: `Everybody brings ${unitsAtStake} units, which is the most that a hand can cost; what is not needed comes back. The winner puts 1 unit into the pot, the others what stands below, and the winner takes it all but ${rake}, which is our rake. There is no rake where nobody wins.`,
          tl: `${unitsAtStake} unit ang dala ng bawat isa, ang pinakamalaking mawawala sa isang kamay; bumabalik ang hindi nagamit. 1 unit ang ilalagay ng panalo sa pot, ang sa iba ay nasa ibaba, at kukunin niya ang lahat maliban sa ${rake} na rake namin. Walang rake kung walang nanalo.`,
        },
        {
          en: `Tables: ${units.map((unit) => formatAmount(unit)).join(', ')} a unit.`,
          tl: `Mga mesa: ${units.map((unit) => formatAmount(unit)).join(', ')} bawat unit.`,
        },
        {
          en: 'You play against other players and not against us: over all seats of a table the return is what is left after the rake. What you yourself get depends on how you and the others play.',
          tl: 'Kapwa player ang kalaban mo, hindi kami: ang return sa lahat ng upuan ay ang natitira pagkatapos ng rake. Nasa laro mo at ng iba kung magkano ang sa iyo.',
        },
      ],
      lines: [
        {
          label: { en: 'Lost without a challenge', tl: 'Talo nang hindi lumaban' },
          value: count(1),
        },
        {
          label: { en: 'Lost a fight, called or challenged', tl: 'Natalo sa laban' },
          value: count(2),
        },
        { label: { en: 'Burned', tl: 'Sunog' }, value: count(2) },
        { label: { en: 'Against a tongits', tl: 'Natalo sa tongits' }, value: count(3) },
      ],
    },
  ],
};
