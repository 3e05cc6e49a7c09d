export { createLimits, type Limits } from './limits.ts';
