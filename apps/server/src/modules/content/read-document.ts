import { Refusal } from '../../platform/http/refusal.ts';
import type { DocumentPlace, DocumentsStore } from './documents.store.ts';

export async function readDocument(store: DocumentsStore, place: DocumentPlace): Promise<string> {
  const body = await store.findDocument(place);
  if (body === null) throw new Refusal('NOT_FOUND');
  return body;
}
