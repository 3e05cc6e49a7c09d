export { betRoutes } from './bet-routes.ts';
export { createBets } from './create-bets.ts';
export { createGames, createVenueKeyring, type Games } from './create-games.ts';
export { gamesRoutes } from './routes.ts';
export type { VenueKey } from './venue-keys.ts';
