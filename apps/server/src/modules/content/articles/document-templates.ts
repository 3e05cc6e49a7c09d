import { readFileSync } from 'node:fs';
import { brandOf } from '@perya/contract/brands';
import { type DocumentKind, documentKinds } from '@perya/contract/content/calls/documents';
import type { Text } from '@perya/contract/text';

const read = (name: string) =>
  readFileSync(new URL(`../templates/${name}.md`, import.meta.url), 'utf8');

const templates = Object.fromEntries(
  documentKinds.map((kind) => [kind, { en: read(`${kind}.en`), tl: read(`${kind}.tl`) }]),
) as Readonly<Record<DocumentKind, Text>>;

/** What a document of a brand begins with: what holds for every house, and in double brackets what only its operator knows. */
export function documentTemplate(brand: string, kind: DocumentKind): Text {
  const { name } = brandOf(brand);
  const { en, tl } = templates[kind];
  return { en: en.replaceAll('{product}', name), tl: tl.replaceAll('{product}', name) };
}
