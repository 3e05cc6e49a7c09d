export const BRAND_TAGS = ['perya', 'sinag', 'tala', 'h5'] as const;
export type BrandTag = (typeof BRAND_TAGS)[number];

export type BrandPalette = {
  name: string;
  /** From the darkest sky to the light at the horizon. */
  night: string;
  dusk: string;
  horizon: string;
  accent: string;
  accentDeep: string;
  lights: readonly [string, string, string, string];
};

export const BRAND_PALETTES: Record<BrandTag, BrandPalette> = {
  perya: {
    name: 'Perya',
    night: '#100a33',
    dusk: '#2b1a78',
    horizon: '#7a35b8',
    accent: '#ffb11b',
    accentDeep: '#e8590c',
    lights: ['#ffb11b', '#ff4d6d', '#28c7b7', '#8f6bff'],
  },
  sinag: {
    name: 'Sinag',
    night: '#03242b',
    dusk: '#07575d',
    horizon: '#f08a3c',
    accent: '#ff7a1a',
    accentDeep: '#d9480f',
    lights: ['#ff8a1f', '#ffd23f', '#21c7a8', '#ff5a4e'],
  },
  tala: {
    name: 'Tala',
    night: '#08061c',
    dusk: '#1d1352',
    horizon: '#6a3fd1',
    accent: '#b58cff',
    accentDeep: '#6a35e0',
    lights: ['#c9a6ff', '#7fd4ff', '#ff8ad8', '#fff1b8'],
  },
  h5: {
    name: 'Perya',
    night: '#0d0a2b',
    dusk: '#231a66',
    horizon: '#5546c8',
    accent: '#ffb11b',
    accentDeep: '#e8860c',
    lights: ['#ffb11b', '#fff3dc', '#ff6b81', '#37cdbd'],
  },
};
