import type { SpeciesId } from '../../rules/species.ts';
import { bakunawa, baul, lapuLapu, malasugi, tanigue } from './large-catch.ts';
import type { Creature } from './shape.ts';
import { bangus, dilis, galunggong, pusit, tilapia } from './small-fish.ts';

export const creatures: Readonly<Record<SpeciesId, Creature>> = {
  dilis,
  galunggong,
  tilapia,
  bangus,
  pusit,
  'lapu-lapu': lapuLapu,
  tanigue,
  baul,
  malasugi,
  bakunawa,
};
