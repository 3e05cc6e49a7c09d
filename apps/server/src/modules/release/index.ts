export { makeReleaseList } from './program/make-list.ts';
export type { Verification } from './release.store.ts';
export { createRelease, type Release } from './release.ts';
export { releaseSettings } from './settings.ts';
