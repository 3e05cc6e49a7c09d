export { evidenceCarriers } from './days/publish-day.ts';
export { createSigner } from './days/signing-keys.ts';
export { createEvidence, type Evidence } from './evidence.ts';
export { evidenceSettings } from './settings.ts';
export { evidenceBytes } from './stored-bytes.ts';
