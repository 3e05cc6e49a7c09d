export { type Care, createCare } from './care.ts';
export * as careEvents from './events.ts';
