export { gamesEvents } from './events.ts';
export { createGames, type Games } from './games.ts';
export { createHeldWins, type HeldWins } from './held-wins/held-wins.ts';
export { gamesRateLimits } from './rate-limits.ts';
export { gamesBytes } from './stored-bytes.ts';
export { createVenueKeyring } from './venue-keys/venue-keys.ts';
