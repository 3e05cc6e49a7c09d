/** Games as the documents show them, two pages of them. */
const game = (uuid: string, name: string, type: string, more: object = {}) => ({
  uuid,
  name,
  image: `https://static.slotegrator.example/games/${uuid}.jpg`,
  type,
  provider: 'Lightning Slots',
  provider_id: 12,
  technology: 'HTML5',
  has_lobby: 0,
  is_mobile: 0,
  has_freespins: 1,
  has_tables: 0,
  label: '',
  parameters: { rtp: 96.5, volatility: 'medium-high', reels_count: '5', lines_count: 20 },
  ...more,
});

export const pages = [
  [
    game('9f2a0001', 'Book of Islands', 'Slots'),
    game('9f2a0002', 'Roulette of Cebu', 'Roulette', { provider: 'Vivid Live' }),
  ],
  [
    game('9f2a0003', 'Live Baccarat', 'Live dealer', { has_lobby: 1 }),
    game('9f2a0004', 'Odd One', 'Something New', { parameters: [] }),
  ],
];
