import type { DemoRow } from './demo-game.ts';

export const bingoRows: readonly DemoRow[] = [
  ['bingo-75', 'Bingo 75', 'bingo-75', 'perya', 'hot'],
  ['bingo-bilis', 'Bingo Bilis', 'bingo-75', 'gumamela', 'new'],
  ['pista-bingo', 'Pista Bingo', 'bingo-75', 'lakandiwa'],
  ['parol-bingo', 'Parol Bingo', 'bingo-75', 'habagat', 'hot'],
  ['barrio-bingo-75', 'Barrio Bingo 75', 'bingo-75', 'perya'],
  ['mango-bingo', 'Mango Bingo', 'bingo-75', 'gumamela'],
  ['turbo-bingo-kidlat', 'Turbo Bingo Kidlat', 'bingo-75', 'lakandiwa', 'new'],
  ['bingo-ni-lola', 'Bingo ni Lola', 'bingo-75', 'habagat'],
  ['sampaguita-bingo', 'Sampaguita Bingo', 'bingo-75', 'perya'],
  ['bingo-bayan', 'Bingo Bayan', 'bingo-75', 'gumamela'],
  ['disco-bingo', 'Disco Bingo', 'bingo-75', 'lakandiwa', 'new'],
  ['bingo-bukid', 'Bingo Bukid', 'bingo-75', 'habagat'],
  ['jeepney-bingo', 'Jeepney Bingo', 'bingo-75', 'perya'],
  ['tala-bingo', 'Tala Bingo', 'bingo-75', 'gumamela'],
  ['bingo-sa-plaza', 'Bingo sa Plaza', 'bingo-75', 'lakandiwa'],
  ['bingo-bahaghari', 'Bingo Bahaghari', 'bingo-75', 'habagat'],
  ['palengke-bingo', 'Palengke Bingo', 'bingo-75', 'perya'],
  ['carabao-bingo', 'Carabao Bingo', 'bingo-75', 'gumamela'],
  ['bingo-isla', 'Bingo Isla', 'bingo-75', 'lakandiwa'],
  ['gabi-ng-bingo', 'Gabi ng Bingo', 'bingo-75', 'habagat'],
];
