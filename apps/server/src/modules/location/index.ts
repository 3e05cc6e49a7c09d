export { createLocation, type Location } from './location.ts';
export { locationSettings } from './settings.ts';
