export { createEvidence, type Evidence } from './evidence.ts';
