import type { staffPiecesCalls } from '@perya/contract/content/staff-calls/pieces';
import type { Handlers } from '../../../platform/http/mount-calls.ts';
import type { ContentServices } from '../dependencies.ts';
import { publishPiece, putInForce } from './publish-piece.ts';
import { listPieces, previewPiece, readPiece, readPieceVersion } from './read-pieces.ts';
import { createPiece, dropDraft, savePiece } from './write-drafts.ts';

export function deskRoutes(services: ContentServices): Handlers<typeof staffPiecesCalls> {
  return {
    listPieces: (_context, request) => listPieces(services, request),
    readPiece: (_context, request) => readPiece(services, request),
    readPieceVersion: (_context, request) => readPieceVersion(services, request),
    previewPiece: (_context, request) => previewPiece(services, request),
    createPiece: (context, request) => createPiece(services, context, request),
    savePiece: (context, request) => savePiece(services, context, request),
    dropDraft: (context, request) => dropDraft(services, context, request),
    publishPiece: (context, request) => publishPiece(services, context, request),
    putInForce: (context, request) => putInForce(services, context, request),
  };
}
