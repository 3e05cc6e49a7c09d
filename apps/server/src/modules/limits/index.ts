export * as limitsEvents from './events.ts';
export { createLimits, type Limits } from './limits.ts';
export { limitsSettings } from './settings.ts';
