export type { Verification } from './release.store.ts';
export { createRelease, type Release } from './release.ts';
