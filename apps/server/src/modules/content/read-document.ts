import type { DocumentKind } from '@perya/contract/calls/documents';
import type { Language } from '@perya/contract/text';
import { Refusal } from '../../platform/http/refusal.ts';
import type { ContentServices } from './dependencies.ts';

/** A document as the brand that asks publishes it, in the language of the caller, with what modules above write into it. */
export async function readDocument(
  { documents, parts }: ContentServices,
  kind: DocumentKind,
  { language }: { language: Language },
  { brand }: { brand: string },
): Promise<string> {
  const body = await documents.findDocument({ brand, kind, language });
  if (body === null) throw new Refusal('NOT_FOUND');
  let text = body;
  for (const [name, write] of parts) {
    const mark = `{{${name}}}`;
    if (!text.includes(mark)) continue;
    const written = await write(brand, language);
    // A function as replacement, so that `$` in what is written stands for itself.
    text = text.replaceAll(mark, () => written);
  }
  return text;
}
