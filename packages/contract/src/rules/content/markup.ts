/**
 * What help and news may be made of: elements that hold words, and links. Whatever else a text brings along is left out
 * when it is stored, and again when it is drawn. [G-136]
 */
export const markupElements = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'u',
  'blockquote',
  'a',
  'br',
  'hr',
] as const;
export type MarkupElement = (typeof markupElements)[number];

/** Other names that editors and word processors give to the same. */
const sameAs: Readonly<Record<string, MarkupElement>> = {
  b: 'strong',
  i: 'em',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
};

/** The element that stands for a tag of this name; null for one that is left out. */
export function markupElement(tag: string): MarkupElement | null {
  const name = tag.toLowerCase();
  const same = Object.hasOwn(sameAs, name) ? sameAs[name] : undefined;
  return same ?? markupElements.find((element) => element === name) ?? null;
}

/** Only what a reader expects a link to open: a page of ours, one elsewhere, a letter or a call; never a script. */
export function isSafeHref(href: string): boolean {
  return /^(?:https?:\/\/[^\s\\<>"]+|mailto:[^\s\\<>":]+|tel:\+?[\d-]+|\/(?![/\\])[^\s\\<>"]*)$/i.test(
    href,
  );
}

/** The rules as whoever draws a text takes them. */
export const markupRules = { elementOf: markupElement, isSafeHref } as const;
