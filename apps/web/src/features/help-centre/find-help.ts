import type { HelpArticle, HelpType } from '@perya/contract/content/calls/help';

/** Letters without their marks, so that a plain keyboard finds them too. */
const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const wordsOf = ({ title, content }: HelpArticle) =>
  fold(`${title} ${content.replaceAll(/<[^>]*>/g, ' ')}`);

/** The articles that hold every word of the search, those with all of them in the title first. */
export function findHelp(types: readonly HelpType[], search: string): HelpArticle[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const holds = (text: string) => words.every((word) => text.includes(word));
  const found = types
    .flatMap(({ listHelpInfo }) => listHelpInfo)
    .filter((article) => holds(wordsOf(article)));
  const inTitle = (article: HelpArticle) => Number(holds(fold(article.title)));
  return found.toSorted((a, b) => inTitle(b) - inTitle(a));
}
