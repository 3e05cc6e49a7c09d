import type { CoverSpec } from '../cover-spec.ts';

export const BINGO_COVERS: readonly CoverSpec[] = [
  {
    slug: 'bingo-bayan',
    name: 'Bingo Bayan',
    kind: 'bingo',
    composition: 'numbers',
    palette: 'royal',
    hero: 'perya:bingo-balls',
    props: ['perya:ball-red', 'perya:ball-blue', 'perya:ball-green'],
  },
  {
    slug: 'barrio-bingo-75',
    name: 'Barrio Bingo 75',
    kind: 'bingo',
    composition: 'numbers',
    palette: 'forest',
    hero: 'perya:bingo-balls',
    props: ['perya:kubo', 'perya:ball-gold', 'fluent-emoji:sunflower'],
    face: 'rye',
  },
  {
    slug: 'pista-bingo',
    name: 'Pista Bingo',
    kind: 'bingo',
    composition: 'numbers',
    palette: 'sunset',
    hero: 'fluent-emoji:party-popper',
    props: ['perya:ball-gold', 'fluent-emoji:balloon', 'perya:ball-blue'],
  },
  {
    slug: 'sampaguita-bingo',
    name: 'Sampaguita Bingo',
    kind: 'bingo',
    composition: 'numbers',
    palette: 'mint',
    hero: 'perya:sampaguita',
    props: ['perya:ball-green', 'perya:ball-red', 'perya:ball-gold'],
    face: 'shrikhand',
  },
];
