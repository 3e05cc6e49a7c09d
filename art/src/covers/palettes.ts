export type CoverPalette = {
  /** Edge, middle and centre of the ground, dark to light. */
  deep: string;
  mid: string;
  bright: string;
  /** The lamp colour, and a second one against it. */
  accent: string;
  pop: string;
  /** Face of the lettering, top and bottom half. */
  face1: string;
  face2: string;
};

export const COVER_PALETTES = {
  mango: {
    deep: '#5a1a00',
    mid: '#d9570b',
    bright: '#ffc23d',
    accent: '#fff09a',
    pop: '#2bb673',
    face1: '#fff3a8',
    face2: '#ffb11b',
  },
  lagoon: {
    deep: '#02203a',
    mid: '#0a6a94',
    bright: '#3fd6e0',
    accent: '#c9fff6',
    pop: '#ffb11b',
    face1: '#e9ffff',
    face2: '#6fe3f0',
  },
  ube: {
    deep: '#1d0740',
    mid: '#5f1fa8',
    bright: '#b76bff',
    accent: '#ffd6ff',
    pop: '#ffd23f',
    face1: '#fff0ff',
    face2: '#e5a3ff',
  },
  sunset: {
    deep: '#3a0a3e',
    mid: '#c2255c',
    bright: '#ff8f4d',
    accent: '#ffe08a',
    pop: '#5ce1e6',
    face1: '#fff2c4',
    face2: '#ff9f5a',
  },
  forest: {
    deep: '#04241a',
    mid: '#0f7048',
    bright: '#5fd07a',
    accent: '#e8ff9e',
    pop: '#ff7b2e',
    face1: '#f6ffc9',
    face2: '#9be05a',
  },
  rose: {
    deep: '#3d0420',
    mid: '#b5124a',
    bright: '#ff6f91',
    accent: '#ffd9e0',
    pop: '#ffd23f',
    face1: '#fff0f2',
    face2: '#ff9db3',
  },
  midnight: {
    deep: '#060a24',
    mid: '#1b2a7a',
    bright: '#4f6bff',
    accent: '#cfe0ff',
    pop: '#ffd166',
    face1: '#ffffff',
    face2: '#a9c4ff',
  },
  gold: {
    deep: '#2b1500',
    mid: '#8a4b00',
    bright: '#e8a317',
    accent: '#ffe9a0',
    pop: '#e63946',
    face1: '#fffbe0',
    face2: '#ffcf4a',
  },
  ember: {
    deep: '#2a0505',
    mid: '#9b1c1c',
    bright: '#ff5a36',
    accent: '#ffd08a',
    pop: '#ffd23f',
    face1: '#fff3d0',
    face2: '#ffb347',
  },
  sky: {
    deep: '#0a2a6b',
    mid: '#1f7ae0',
    bright: '#7fd0ff',
    accent: '#ffffff',
    pop: '#ff5d8f',
    face1: '#ffffff',
    face2: '#ffe27a',
  },
  mint: {
    deep: '#03302f',
    mid: '#0d8a7c',
    bright: '#6ff0cf',
    accent: '#eafff5',
    pop: '#ff6f61',
    face1: '#f2fffb',
    face2: '#ffe27a',
  },
  royal: {
    deep: '#12063a',
    mid: '#3b1fa0',
    bright: '#8f6bff',
    accent: '#ffd88a',
    pop: '#ff4d6d',
    face1: '#fff4c9',
    face2: '#ffb11b',
  },
} as const satisfies Record<string, CoverPalette>;

export type PaletteName = keyof typeof COVER_PALETTES;
