import { formatAmount } from '@perya/game-kit/format-amount';
import type { DetailLine, Text } from '@perya/game-kit/game';
import { cardSign } from '../../dice-and-cards/deck.ts';
import { potOf } from './finish.ts';
import { type Ending, type Place, places, type State } from './state.ts';

const endingTexts: Record<Ending, Text> = {
  tongits: { en: 'Tongits: a hand ran empty', tl: 'Tongits: naubos ang isang kamay' },
  fight: { en: 'A fight was called', tl: 'May lumaban' },
  stock: { en: 'The stock ran out', tl: 'Naubos ang bunutan' },
  drawn: {
    en: 'Nobody had a meld open; all stakes came back',
    tl: 'Walang nakapagbaba ng bahay; ibinalik ang lahat ng taya',
  },
  off: {
    en: 'Called off by us; all stakes came back',
    tl: 'Kinansela namin; ibinalik ang lahat ng taya',
  },
};

const same = (text: string): Text => ({ en: text, tl: text });

function seatName({ me, bots }: State, place: Place): Text {
  if (place === me) return { en: `Seat ${place + 1} (you)`, tl: `Upuan ${place + 1} (ikaw)` };
  return bots ? same(`Bot ${place}`) : { en: `Seat ${place + 1}`, tl: `Upuan ${place + 1}` };
}

function seatLine(state: State, place: Place): DetailLine {
  const { result, hands, melds } = state;
  const open = melds
    .filter(({ owner }) => owner === place)
    .map(({ cards }) => cards.map(cardSign).join(' '))
    .join(' · ');
  const left = hands[place].map(cardSign).join(' ');
  const points = result?.points[place] ?? 0;
  const put = result?.units[place] ?? 0;
  const isBurned = result?.burned[place] === true;
  const words = (opened: string, hand: string, burned: string, pays: string): string =>
    [
      open === '' ? burned : `${opened}: ${open}`,
      `${hand}: ${left === '' ? '0' : `${left} (${points})`}`,
      `${pays}: ${put}`,
    ].join('; ');
  return {
    label: seatName(state, place),
    value: {
      en: words('open', 'hand', isBurned ? 'burned' : 'nothing open', 'units in the pot'),
      tl: words('nakababa', 'kamay', isBurned ? 'sunog' : 'walang nakababa', 'unit sa pot'),
    },
  };
}

/** The hand in words. */
export function describeRound(state: State): DetailLine[] {
  const { result, unit } = state;
  if (!result) return [];
  const { winner } = result;
  return [
    { label: { en: 'Unit', tl: 'Unit' }, value: same(formatAmount(unit)) },
    { label: { en: 'Dealer', tl: 'Dealer' }, value: seatName(state, state.dealer) },
    { label: { en: 'End', tl: 'Pagtatapos' }, value: endingTexts[result.ending] },
    ...(winner === null
      ? []
      : [{ label: { en: 'Winner', tl: 'Nanalo' }, value: seatName(state, winner) }]),
    ...places.map((place) => seatLine(state, place)),
    { label: { en: 'Pot', tl: 'Pot' }, value: same(formatAmount(potOf(unit, result))) },
  ];
}
