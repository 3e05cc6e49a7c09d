import type { Text } from '@perya/game-kit/game';

export const texts = {
  sea: {
    en: 'The sea. Tap a fish to shoot at it.',
    tl: 'Ang dagat. I-tap ang isda para barilin ito.',
  },
  value: { en: 'Bullet · level {level}', tl: 'Bala · level {level}' },
  fired: { en: 'Fired', tl: 'Ipinutok' },
  caught: { en: 'Caught', tl: 'Huli' },
  targets: { en: 'Targets', tl: 'Mga target' },
  shootAt: { en: 'Shoot at {name}, {prize}', tl: 'Barilin ang {name}, {prize}' },
  shoot: { en: 'Shoot · {name}', tl: 'Barilin · {name}' },
  volley: { en: '{count} shots', tl: '{count} putok' },
  lock: { en: 'Lock', tl: 'Lock' },
  lockHint: { en: 'Tap a fish to lock on to it.', tl: 'I-tap ang isdang ila-lock.' },
  hint: {
    en: 'Tap a fish to shoot. Each kind has its own odds.',
    tl: 'I-tap ang isda para bumaril. May sariling odds ang bawat uri.',
  },
  bossHere: { en: 'Bakunawa is here! {time}', tl: 'Narito si Bakunawa! {time}' },
  bossIn: { en: 'Bakunawa in {time}', tl: 'Si Bakunawa sa {time}' },
  seats: { en: '{count} at this sea', tl: '{count} sa dagat na ito' },
  hit: { en: 'Caught: {name}.', tl: 'Huli: {name}.' },
  missed: { en: '{name} got away.', tl: 'Nakawala: {name}.' },
  volleyTold: { en: '{hits} of {shots} caught.', tl: '{hits} sa {shots} ang nahuli.' },
  before: { en: 'A magazine from before', tl: 'Magasin mula noon' },
  beforeNote: {
    en: 'Since then every shot is staked by itself, so magazines are loaded no more. What you caught is yours, and bullets that you did not fire are given back in full.',
    tl: 'Mula noon, hiwalay nang itinataya ang bawat putok, kaya wala nang nilo-load na magasin. Sa iyo ang nahuli mo, at ibinabalik nang buo ang mga balang hindi naiputok.',
  },
  bulletsLeft: { en: 'Bullets left', tl: 'Natitirang bala' },
  takeBack: { en: 'Take it back', tl: 'Kunin na' },
  goOn: { en: 'To the sea', tl: 'Sa dagat' },
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
