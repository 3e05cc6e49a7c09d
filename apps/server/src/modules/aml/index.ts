export { type Aml, createAml } from './aml.ts';
export * as amlEvents from './events.ts';
