import type { DemoRow } from './demo-game.ts';

export const boardRows: readonly DemoRow[] = [
  ['dominoes-sari-sari', 'Dominoes Sari-Sari', 'color-game', 'gumamela'],
  ['palaisipan', 'Palaisipan', 'bingo-75', 'gumamela'],
  ['sungka-stars', 'Sungka Stars', 'bingo-75', 'gumamela', 'hot'],
  ['dama-duel', 'Dama Duel', 'color-game', 'gumamela', 'new'],
  ['pabitin-drop', 'Pabitin Drop', 'plinko', 'habagat', 'hot'],
  ['saranggola', 'Saranggola', 'plinko', 'habagat'],
  ['teks-toss', 'Teks Toss', 'color-game', 'lakandiwa'],
  ['sahig-at-hagdan', 'Sahig at Hagdan', 'plinko', 'habagat'],
  ['snakes-of-sagada', 'Snakes of Sagada', 'plinko', 'tikbalang'],
  ['piko-paths', 'Piko Paths', 'color-game', 'habagat'],
  ['holen-hop', 'Holen Hop', 'plinko', 'habagat', 'new'],
  ['kalye-chess', 'Kalye Chess', 'color-game', 'gumamela'],
  ['mahjong-merienda', 'Mahjong Merienda', 'bingo-75', 'gumamela'],
  ['lata-tumba', 'Lata Tumba', 'plinko', 'lakandiwa'],
  ['barya-o-ibon', 'Barya o Ibon', 'color-game', 'lakandiwa'],
  ['loteria-ng-nayon', 'Loteria ng Nayon', 'bingo-75', 'gumamela'],
];
