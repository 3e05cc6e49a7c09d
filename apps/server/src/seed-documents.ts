import { readFile } from 'node:fs/promises';
import { type BrandTag, brandOf } from '@perya/contract/brands';
import { documentKinds } from '@perya/contract/content/calls/documents';
import type { Text } from '@perya/contract/text';
import { demoHelp, demoNews } from '@perya/demo/content/articles';
import type { Content, ReadyArticle } from './modules/content/index.ts';

/** Which brand's name each variant of the texts carries. */
const variants: readonly [string, BrandTag][] = [
  ['h5', 'h5'],
  ['perya', 'perya'],
  ['sinag', 'sinag'],
  ['tala', 'tala'],
  ['maya', 'h5'],
  ['lazada', 'h5'],
];

const read = (name: string) =>
  readFile(new URL(`./demo-documents/${name}.md`, import.meta.url), 'utf8');

async function readDocuments(): Promise<ReadyArticle[]> {
  const texts = await Promise.all(
    documentKinds.map(async (kind) => ({
      kind,
      text: { en: await read(`${kind}.en`), tl: await read(`${kind}.tl`) },
    })),
  );
  const named = (text: Text, tag: BrandTag): Text => ({
    en: text.en.replaceAll('{product}', brandOf(tag).name),
    tl: text.tl.replaceAll('{product}', brandOf(tag).name),
  });
  return texts.flatMap(({ kind, text }) =>
    variants.map(([brand, tag]) => ({
      key: `document:${brand}/${kind}`,
      kind: 'document' as const,
      place: `${brand}/${kind}`,
      sort: documentKinds.indexOf(kind),
      words: { title: { en: '', tl: '' }, body: named(text, tag) },
    })),
  );
}

/** Publishes the demo operator's texts: documents of every brand, the help centre and the news. What staff have changed stays. */
export async function seedDocuments(content: Pick<Content, 'addMissingArticles'>): Promise<void> {
  const help = demoHelp.map(({ key, group, title, body }, index) => ({
    key: `help:${key}`,
    kind: 'help' as const,
    place: group,
    sort: (index + 1) * 10,
    words: { title, body },
  }));
  const news = demoNews.map(({ key, title, body }) => ({
    key: `news:${key}`,
    kind: 'news' as const,
    place: '',
    sort: 0,
    words: { title, body },
  }));
  await content.addMissingArticles([...(await readDocuments()), ...help, ...news]);
}
