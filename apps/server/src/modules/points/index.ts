export { createPoints, type Points } from './points.ts';
export { pointsRateLimits } from './rate-limits.ts';
export { pointsBytes } from './stored-bytes.ts';
