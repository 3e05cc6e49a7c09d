import type { Centavos } from '@perya/money';

/** What a bullet must cost for each level of the cannon; the level is a look and changes no odds. */
const levelFrom = [10n, 20n, 50n, 1_00n, 2_00n, 5_00n, 10_00n, 20_00n];

export const levelMax = levelFrom.length;

export const levelOf = (bulletValue: Centavos): number =>
  levelFrom.filter((from) => bulletValue >= from).length;
