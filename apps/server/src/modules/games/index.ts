export { createGames, type Games } from './games.ts';
export { createVenueKeyring } from './venue-keys/venue-keys.ts';
