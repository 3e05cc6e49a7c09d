/** Games as the aggregator lists them: those of each maker, with pictures by their shapes. */
const game = (id: string, title: string, category: string, more: object = {}) => ({
  id,
  id2: `${id}-1`,
  title,
  provider: 'islands',
  producer: 'Island Makers',
  category,
  live: false,
  images: { horizontal: `/${id}-wide.webp`, square: `/${id}.webp` },
  released_at: '2024-03-01T00:00:00Z',
  recalled_at: null,
  ...more,
});

export const providers = [
  {
    name: 'islands',
    image_assets: { base_url: 'https://pictures.softswiss.example/islands' },
    games: [
      game('ReefGold', 'Reef Gold', 'slots'),
      game('OldReef', 'Old Reef', 'slots', { recalled_at: '2025-01-01T00:00:00Z' }),
      game('NextReef', 'Next Reef', 'slots', { released_at: '2099-01-01T00:00:00Z' }),
    ],
  },
  {
    name: 'harbour',
    image_assets: { base_url: 'https://pictures.softswiss.example/harbour' },
    games: [
      game('LiveRoulette', 'Live Roulette', 'roulette', {
        provider: 'harbour',
        producer: 'Harbour Live',
        live: true,
      }),
      game('Bubbles', 'Bubbles', 'casual', { provider: 'harbour', producer: '' }),
    ],
  },
];
