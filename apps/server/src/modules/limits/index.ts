export * as limitsEvents from './events.ts';
export { createLimits, type Limits } from './limits.ts';
export { limitsSettings } from './settings.ts';
export { type NoWelfare, welfareRefusal } from './welfare-refusal.ts';
