import type { Text } from '@perya/game-kit/game';

export const texts = {
  sea: {
    en: 'The sea. Tap a fish to shoot at it.',
    tl: 'Ang dagat. I-tap ang isda para barilin ito.',
  },
  value: { en: 'A bullet', tl: 'Isang bala' },
  magazine: { en: 'Bullets in the magazine', tl: 'Bala sa magasin' },
  load: { en: 'Load · {amount}', tl: 'Magkarga · {amount}' },
  bullets: { en: 'Bullets', tl: 'Bala' },
  caught: { en: 'Caught', tl: 'Huli' },
  targets: { en: 'Targets', tl: 'Mga target' },
  shootAt: { en: 'Shoot at {name}, {prize}', tl: 'Barilin ang {name}, {prize}' },
  shoot: { en: 'Shoot · {name}', tl: 'Barilin · {name}' },
  volley: { en: '{count} shots', tl: '{count} putok' },
  finish: { en: 'Finish', tl: 'Tapusin' },
  hint: {
    en: 'Load a magazine to begin. The swim is for the eye; the odds are by species.',
    tl: 'Magkarga ng magasin para magsimula. Palabas lang ang paglangoy; nasa uri ang tsansa.',
  },
  announcement: {
    en: '{catches} caught, {amount} so far. {bullets} bullets left.',
    tl: '{catches} ang nahuli, {amount} na sa ngayon. {bullets} bala pa.',
  },
  over: {
    en: 'The round is over. Caught {caught}, bullets given back {back}.',
    tl: 'Tapos na ang round. Huli {caught}, ibinalik na bala {back}.',
  },
  note: {
    en: 'Caught {caught} · given back {back}',
    tl: 'Huli {caught} · ibinalik {back}',
  },
} satisfies Record<string, Text>;
