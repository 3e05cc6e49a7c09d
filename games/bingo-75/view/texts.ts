import type { Text } from '@perya/game-kit/game';

export const texts = {
  cards: { en: 'Cards', tl: 'Kard' },
  price: { en: 'Card price', tl: 'Presyo' },
  marking: { en: 'Marking', tl: 'Pagmarka' },
  auto: { en: 'Auto', tl: 'Auto' },
  manual: { en: 'By hand', tl: 'Manwal' },
  buy: { en: 'Buy · {amount}', tl: 'Bumili · {amount}' },
  skip: { en: 'Show the result', tl: 'Ipakita ang resulta' },
  faster: { en: 'Faster', tl: 'Bilisan' },
  ball: { en: 'Ball {number} of {all}', tl: 'Bola {number} ng {all}' },
  waiting: { en: '60 of 75 balls are drawn', tl: '60 sa 75 bola ang bubunutin' },
  machine: { en: 'Balls drawn', tl: 'Mga nabunot na bola' },
  board: { en: 'Called numbers', tl: 'Mga natawag na numero' },
  patterns: { en: 'Patterns and what they still pay', tl: 'Mga disenyo at bayad pa nila' },
  by: { en: 'balls 1–{ball}', tl: 'bola 1–{ball}' },
  late: { en: 'over', tl: 'tapos' },
  card: { en: 'Card {number}', tl: 'Kard {number}' },
  cardsFrom: { en: 'Cards {from} and {to}', tl: 'Kard {from} at {to}' },
  markCard: {
    en: 'Card {number}: mark the called numbers',
    tl: 'Kard {number}: markahan ang mga natawag',
  },
  tap: { en: 'Tap to mark', tl: 'I-tap para markahan' },
  free: { en: 'free', tl: 'libre' },
  wonAt: {
    en: '{pattern} at ball {ball}, ×{multiplier}',
    tl: '{pattern} sa ika-{ball}, ×{multiplier}',
  },
  nothing: { en: 'No pattern was complete in time', tl: 'Walang disenyong nabuo sa oras' },
} satisfies Record<string, Text>;
