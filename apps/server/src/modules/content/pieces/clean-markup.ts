import {
  isSafeHref,
  type MarkupElement,
  markupElement,
} from '@perya/contract/rules/content/markup';
import { plainText } from './escape-text.ts';
import { createMarkupWriter, type MarkupWriter } from './markup-writer.ts';
import { readTag, type Tag } from './read-tag.ts';

/** What stands between the tags of these is no text of the author: it goes with them. */
const swallowed =
  /^(?:script|style|iframe|frameset|object|embed|applet|noembed|noframes|noscript|template|svg|math|textarea|title|xmp|plaintext|select|head|audio|video|canvas)$/;

/** Left out themselves, they still end a line of words. */
const breaking =
  /^(?:div|section|article|main|header|footer|aside|nav|table|thead|tbody|tfoot|tr|td|th|form|fieldset|figure|dl|dt|dd|pre|address|center|body|html)$/;

/** As many are named to the editor. */
const namedMax = 20;

export interface CleanMarkup {
  html: string;
  /** The names of elements and attributes that were left out. */
  leftOut: string[];
}

/** Where the content of a swallowed element is over; without an end, all of the text was its content. */
function afterEndOf(html: string, name: string, from: number): number {
  const pattern = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  pattern.lastIndex = from;
  const found = pattern.exec(html);
  return found === null ? html.length : (readTag(html, found.index)?.next ?? html.length);
}

function namesLeftOut({ name, attributes }: Tag, element: MarkupElement | null): string[] {
  const names = [...attributes.keys()].filter((own) => element !== 'a' || own !== 'href');
  return element === null ? [name, ...names] : names;
}

function writeLink(writer: MarkupWriter, href: string): boolean {
  const target = plainText(href).trim();
  const isSafe = isSafeHref(target);
  if (isSafe) writer.beginLink(target);
  return isSafe;
}

/**
 * Writes HTML anew from the few elements that a text may have. It is safe by how it writes and not by how it reads:
 * whatever the text tries, what comes out is tags of the list, links that passed, and escaped words. [G-136]
 */
export function cleanMarkup(given: string): CleanMarkup {
  const writer = createMarkupWriter();
  const leftOut = new Set<string>();

  function writeElement(element: MarkupElement, { isEnd, attributes }: Tag): void {
    if (isEnd) writer.end(element);
    else if (element !== 'a') writer.begin(element);
    else if (!writeLink(writer, attributes.get('href') ?? '')) leftOut.add('href');
  }
  /** Answers where the text goes on. */
  function follow(tag: Tag): number {
    const element = markupElement(tag.name);
    for (const name of namesLeftOut(tag, element)) leftOut.add(name);
    if (element !== null) writeElement(element, tag);
    else if (breaking.test(tag.name)) writer.endLine();
    const isSwallowed = !tag.isEnd && swallowed.test(tag.name);
    return isSwallowed ? afterEndOf(given, tag.name, tag.next) : tag.next;
  }

  let at = 0;
  while (at < given.length) {
    const mark = given.indexOf('<', at);
    const tag = mark < 0 ? null : readTag(given, mark);
    // A '<' that begins no tag is a sign like any other.
    const textEnd = mark < 0 ? given.length : mark + (tag === null ? 1 : 0);
    writer.write(plainText(given.slice(at, textEnd)));
    at = textEnd;
    if (tag !== null) at = tag.name === '' ? tag.next : follow(tag);
  }
  return { html: writer.finish(), leftOut: [...leftOut].slice(0, namedMax) };
}
