export { type Aml, createAml } from './aml.ts';
