export { createStops, type Stops } from './stops.ts';
export type { StopTarget } from './target.ts';
