import { brandOf } from '@perya/contract/brands';
import type { AnswerOf } from '@perya/contract/call';
import type {
  listHelp as helpCall,
  listNews as newsCall,
} from '@perya/contract/content/calls/help';
import type { ArticleKind } from '@perya/contract/content/staff-calls/articles';
import { helpGroupNames, helpGroups } from '@perya/contract/rules/content/help-groups';
import { type Language, say } from '@perya/contract/text';
import { seconds } from '../../../platform/wire-time.ts';
import type { ContentServices } from '../services.ts';
import type { ShownArticle } from './article.store.ts';
import { writeParts } from './write-parts.ts';

interface Place {
  brand: string;
  language: Language;
}

/** Whoever wrote it, to players it is the house. */
const author = 'staff';

async function listShown(
  services: ContentServices,
  kind: ArticleKind,
  place: Place,
): Promise<(ShownArticle & { title: string; content: string })[]> {
  const { articles, articleCache } = services;
  const shown = await articleCache.get(kind, () => articles.listShown(kind));
  return Promise.all(
    shown.map(async (article) => ({
      ...article,
      // A title is plain words, as markdown without signs is.
      title: await writeParts(
        services,
        say(article.words.title, place.language),
        'markdown',
        place,
      ),
      content: await writeParts(services, say(article.words.body, place.language), 'html', place),
    })),
  );
}

/** The help centre of a brand, in the language of the caller. [G-063 G-134 G-135] */
export async function listHelp(
  services: ContentServices,
  place: Place,
): Promise<AnswerOf<typeof helpCall>> {
  const articles = await listShown(services, 'help', place);
  const club = brandOf(place.brand).name;
  return helpGroupNames.map((group) => {
    const { id: typeId, image, name } = helpGroups[group];
    return {
      id: typeId,
      typeName: say(name, place.language).replace('{brand}', club),
      imageUrl: image,
      listHelpInfo: articles
        .filter(({ place: own }) => own === group)
        .map(({ id, title, sort, content, madeAt, publishedAt }) => ({
          id: String(id),
          helpTypeId: typeId,
          language: place.language,
          title,
          sort,
          status: 1 as const,
          content,
          createBy: author,
          createdAt: seconds(madeAt),
          updateBy: author,
          updatedAt: seconds(publishedAt),
        })),
    };
  });
}

/** The news of a brand, the newest first. [G-067] */
export async function listNews(
  services: ContentServices,
  place: Place,
): Promise<AnswerOf<typeof newsCall>> {
  const articles = await listShown(services, 'news', place);
  return articles.map(({ id, title, content, publishedAt }) => ({
    id: String(id),
    title,
    content,
    publishedAt: seconds(publishedAt),
  }));
}
