import type { Text } from '@perya/game-kit/game';

export const texts = {
  sea: {
    en: 'The sea. Tap a fish to shoot at it.',
    tl: 'Ang dagat. I-tap ang isda para barilin ito.',
  },
  value: { en: 'A bullet', tl: 'Isang bala' },
  magazine: { en: 'Bullets loaded', tl: 'Naka-load na bala' },
  load: { en: 'Load · {amount}', tl: 'Mag-load · {amount}' },
  bullets: { en: 'Bullets', tl: 'Bala' },
  caught: { en: 'Caught', tl: 'Huli' },
  targets: { en: 'Targets', tl: 'Mga target' },
  shootAt: { en: 'Shoot at {name}, {prize}', tl: 'Barilin ang {name}, {prize}' },
  shoot: { en: 'Shoot · {name}', tl: 'Barilin · {name}' },
  volley: { en: '{count} shots', tl: '{count} putok' },
  auto: { en: 'Auto-fire', tl: 'Auto-putok' },
  finish: { en: 'Finish', tl: 'Tapusin' },
  hint: {
    en: 'Load bullets to start. Each kind of fish has its own odds.',
    tl: 'Mag-load ng bala para magsimula. May sariling odds ang bawat uri ng isda.',
  },
  volleyTold: {
    en: '{hits} of {shots} hit. {catches} caught so far, {amount}. Bullets left: {bullets}.',
    tl: '{hits} sa {shots} ang tumama. {catches} na ang huli, {amount}. Natitirang bala: {bullets}.',
  },
  over: {
    en: 'The round is over: {catches} caught with {fired}.',
    tl: 'Tapos na ang round: {catches} ang huli sa {fired}.',
  },
  backTold: {
    en: 'Bullets given back: {back}.',
    tl: 'Ibinalik na bala: {back}.',
  },
  note: { en: '{catches} caught with {fired}', tl: '{catches} huli sa {fired}' },
  bullet: { en: '1 bullet', tl: '1 bala' },
  manyBullets: { en: '{count} bullets', tl: '{count} bala' },
  back: { en: '{back} of bullets given back', tl: '{back} na bala ang ibinalik' },
} satisfies Record<string, Text>;
