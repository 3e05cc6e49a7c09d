export { type Care, createCare } from './care.ts';
