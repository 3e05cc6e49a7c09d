export type { Stop } from './stops.store.ts';
export { createStops, type Stops } from './stops.ts';
export type { StopTarget } from './target.ts';
