import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  listPieces as listCall,
  Piece,
  previewPiece as previewCall,
  readPiece as readCall,
  readPieceVersion as versionCall,
} from '@perya/contract/content/staff-calls/pieces';
import type { Language, Text } from '@perya/contract/text';
import type pg from 'pg';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { ContentServices } from '../dependencies.ts';
import { checkWords } from '../pieces/check-words.ts';
import { writeParts } from '../pieces/write-parts.ts';
import { presentPiece, presentRow } from './piece.present.ts';

export async function listPieces(
  { pieces }: ContentServices,
  request: RequestOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const page = await pieces.page(request);
  return { ...page, rows: page.rows.map(presentRow) };
}

/** A piece as it stands, for whoever reads it or has just changed it. */
export async function showPiece(
  { pieces }: Pick<ContentServices, 'pieces'>,
  client: pg.ClientBase | pg.Pool,
  id: bigint,
): Promise<Piece> {
  const piece = await pieces.find(client, id);
  if (!piece) throw new Refusal('NOT_FOUND');
  return presentPiece(piece, await pieces.listVersions(client, id));
}

export function readPiece(
  services: ContentServices,
  { id }: RequestOf<typeof readCall>,
): Promise<Piece> {
  return showPiece(services, services.pool, BigInt(id));
}

export async function readPieceVersion(
  { pieces }: ContentServices,
  { id, number }: RequestOf<typeof versionCall>,
): Promise<AnswerOf<typeof versionCall>> {
  const words = await pieces.findVersion(BigInt(id), number);
  if (!words) throw new Refusal('NOT_FOUND');
  return words;
}

/** A text as players of a brand would read it; nothing is stored. */
export async function previewPiece(
  services: ContentServices,
  { kind, brand, words }: RequestOf<typeof previewCall>,
): Promise<AnswerOf<typeof previewCall>> {
  const checked = checkWords(kind, words);
  const written = async (text: Text, format: 'markdown' | 'html'): Promise<Text> => {
    const inLanguage = (given: string, language: Language) =>
      writeParts(services, given, format, { brand, language });
    return { en: await inLanguage(text.en, 'en_US'), tl: await inLanguage(text.tl, 'tl_PH') };
  };
  return {
    words: {
      title: await written(checked.words.title, 'markdown'),
      body: await written(checked.words.body, kind === 'document' ? 'markdown' : 'html'),
    },
    left_out: checked.leftOut,
  };
}
