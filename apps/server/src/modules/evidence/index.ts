export { createSigner } from './days/signing-keys.ts';
export { createEvidence, type Evidence } from './evidence.ts';
export { evidenceBytes } from './stored-bytes.ts';
