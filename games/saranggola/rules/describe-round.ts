import type { DetailLine, Text } from '@perya/game-kit/game';
import type { EndedSeat } from '@perya/game-kit/room';
import { formatPesos } from '@perya/money';
import type { SaranggolaBet } from './bet.ts';
import { formatHeight, ground } from './curve.ts';
import type { Flight } from './flight.ts';
import type { SaranggolaMove } from './pull.ts';
import { endOf, type SlipEnd } from './settle.ts';

function endText(end: SlipEnd): Text {
  if (end.kind === 'lost') return { en: 'flew away', tl: 'tinangay ng hangin' };
  if (end.kind === 'returned') {
    return {
      en: 'stake returned, the room could not be reached',
      tl: 'ibinalik ang taya, hindi maabot ang room',
    };
  }
  const paid = formatPesos(end.payout);
  const height = formatHeight(end.height);
  return { en: `down at ${height}, paid ${paid}`, tl: `ibinaba sa ${height}, bayad ${paid}` };
}

/** How high the kites came, in words. */
function flightText({ height }: Flight): Text {
  if (height <= ground) {
    return { en: 'broke at once, 1.00×', tl: 'naputol agad, 1.00×' };
  }
  return { en: formatHeight(height), tl: formatHeight(height) };
}

export function describeRound({
  bet,
  moves,
  outcome,
  payout,
}: EndedSeat<SaranggolaBet, SaranggolaMove, Flight>): DetailLine[] {
  return [
    { label: { en: 'The string', tl: 'Ang tali' }, value: flightText(outcome) },
    ...bet.slips.map((slip, place): DetailLine => {
      const staked = formatPesos(slip.stake);
      const end = endText(endOf(slip, place, moves, outcome));
      return {
        label: { en: `Kite ${place + 1}`, tl: `Saranggola ${place + 1}` },
        value: { en: `staked ${staked}, ${end.en}`, tl: `taya ${staked}, ${end.tl}` },
      };
    }),
    {
      label: { en: 'Paid', tl: 'Kabuuang bayad' },
      value: { en: formatPesos(payout), tl: formatPesos(payout) },
    },
  ];
}
