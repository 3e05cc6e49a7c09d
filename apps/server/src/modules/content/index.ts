export type { StoredIndex } from './content.store.ts';
export { type Content, createContent } from './content.ts';
