import { readFile } from 'node:fs/promises';
import { type BrandTag, brands } from '@perya/contract/brands';
import { documentKinds } from '@perya/contract/calls/documents';
import { type Language, languages } from '@perya/contract/text';
import type { Content } from './modules/content/index.ts';

/** Which brand's name each variant of the texts carries. */
const variants: readonly [string, BrandTag][] = [
  ['h5', 'h5'],
  ['perya', 'perya'],
  ['sinag', 'sinag'],
  ['tala', 'tala'],
  ['maya', 'h5'],
  ['lazada', 'h5'],
];

const suffixOf: Record<Language, string> = { en_US: 'en', tl_PH: 'tl' };

/** Writes the demo operator's texts for every brand. */
export async function seedDocuments(content: Pick<Content, 'saveDocument'>): Promise<void> {
  for (const kind of documentKinds) {
    for (const language of languages) {
      const file = new URL(`./demo-documents/${kind}.${suffixOf[language]}.md`, import.meta.url);
      const text = await readFile(file, 'utf8');
      for (const [brand, tag] of variants) {
        const body = text.replaceAll('{product}', brands[tag].name);
        await content.saveDocument({ brand, kind, language }, body);
      }
    }
  }
}
