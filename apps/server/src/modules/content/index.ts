export type { ReadyArticle } from './articles/article.store.ts';
export { readBrands } from './brand/known-brands.ts';
export type { ComplianceWindow } from './compliance.ts';
export type { StoredIndex } from './content.store.ts';
export { type Content, createContent } from './content.ts';
export type { PartLine } from './services.ts';
