export type { ComplianceWindow } from './compliance.ts';
export type { StoredIndex } from './content.store.ts';
export { type Content, createContent } from './content.ts';
export type { PartLine } from './dependencies.ts';
export type { ReadyPiece } from './pieces/piece.store.ts';
