export { createGames, type Games } from './games.ts';
export { gamesRateLimits } from './rate-limits.ts';
export { createVenueKeyring } from './venue-keys/venue-keys.ts';
