import type { DocumentKind } from '@perya/contract/content/calls/documents';
import type { Language } from '@perya/contract/text';
import { Refusal } from '../../platform/http/refusal.ts';
import { writeParts } from './articles/write-parts.ts';
import type { ContentServices } from './services.ts';

/** A document as the brand that asks publishes it, in the language of the caller, with what modules above write into it. */
export async function readDocument(
  services: ContentServices,
  kind: DocumentKind,
  { language }: { language: Language },
  { brand }: { brand: string },
): Promise<string> {
  const body = await services.documents.findDocument({ brand, kind, language });
  if (body === null) throw new Refusal('NOT_FOUND');
  return writeParts(services, body, 'markdown', { brand, language });
}
