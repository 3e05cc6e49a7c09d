import { expect, test } from 'vitest';
import { readRoad, writeBead } from './road.ts';
import type { Bead } from './state.ts';

test('a road that is written down reads the same', () => {
  const beads: Bead[] = [
    { outcome: 'banker', hasPlayerPair: false, hasBankerPair: true },
    { outcome: 'tie', hasPlayerPair: true, hasBankerPair: true },
    { outcome: 'player', hasPlayerPair: true, hasBankerPair: false },
    { outcome: 'player', hasPlayerPair: false, hasBankerPair: false },
  ];
  const written = beads.map(writeBead).join('');
  expect(written).toBe('BbTpbPpP');
  expect(readRoad(written)).toEqual(beads);
  expect(readRoad('')).toEqual([]);
});
