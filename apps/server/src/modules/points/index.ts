export { createPoints, type Points } from './points.ts';
