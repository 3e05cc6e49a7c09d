import type { ArticleKind, ArticleWords } from '@perya/contract/content/staff-calls/articles';
import { isSafeHref } from '@perya/contract/rules/content/markup';
import { problemOfWords } from '@perya/contract/staff/plain-words';
import type { Text } from '@perya/contract/text';
import { Refusal } from '../../../platform/http/refusal.ts';
import { cleanMarkup } from './clean-markup.ts';

interface CheckedWords {
  words: ArticleWords;
  leftOut: string[];
}

/** Where the links of a markdown text lead: beside their words, or in a list of their own. */
const destinations = /\]\(\s*<?([^)\s>]*)|^ {0,3}\[[^\]]+\]:\s*<?([^\s>]*)/gm;

function refuseProblem(text: string): void {
  const problem = problemOfWords(text);
  if (problem) throw new Refusal(problem);
}

/** Paragraph by paragraph, because the rule of words is one for short texts. */
function refuseUnclean(text: string): void {
  for (let at = 0; at < text.length; at += 900) refuseProblem(text.slice(at, at + 1000));
}

/** Markdown is kept as it is typed, so it must hold nothing that another reader of it could run. */
function refuseUncleanMarkdown(text: string): void {
  refuseUnclean(text);
  for (const [, beside, listed] of text.matchAll(destinations)) {
    if (!isSafeHref(beside ?? listed ?? '')) throw new Refusal('LINK_UNSAFE');
  }
}

/** What may be stored of what staff typed: documents are markdown, help and news HTML, titles plain words. */
export function checkWords(kind: ArticleKind, { title, body }: ArticleWords): CheckedWords {
  refuseProblem(title.en);
  refuseProblem(title.tl);
  if (kind === 'document') {
    refuseUncleanMarkdown(body.en);
    refuseUncleanMarkdown(body.tl);
    return { words: { title, body }, leftOut: [] };
  }
  const en = cleanMarkup(body.en);
  const tl = cleanMarkup(body.tl);
  const clean: Text = { en: en.html, tl: tl.html };
  return {
    words: { title, body: clean },
    leftOut: [...new Set([...en.leftOut, ...tl.leftOut])],
  };
}

/** Whether both languages say something. */
export function isFinished(kind: ArticleKind, { title, body }: ArticleWords): boolean {
  const needed = kind === 'document' ? [body] : [title, body];
  return needed.every(({ en, tl }) => en.trim() !== '' && tl.trim() !== '');
}
