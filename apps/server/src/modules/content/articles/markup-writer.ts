import type { MarkupElement } from '@perya/contract/rules/content/markup';
import { escapeText } from './escape-text.ts';

const inline: ReadonlySet<MarkupElement> = new Set(['strong', 'em', 'u', 'a']);
const lines: ReadonlySet<MarkupElement> = new Set(['p', 'h2', 'h3', 'h4']);
const lists: ReadonlySet<MarkupElement | undefined> = new Set(['ul', 'ol'] as const);

/** Deeper than any text needs, and far from what a reader of the tree could stumble over. */
const depthMax = 12;

/** Lines and items that hold nothing are none. */
function tidy(html: string): string {
  const empty = /<(p|h2|h3|h4|ul|ol|li|strong|em|u|blockquote)>\s*<\/\1>|<a href="[^"]*">\s*<\/a>/g;
  let before = html;
  for (let round = 0; round <= depthMax; round += 1) {
    const after = before.replace(empty, '');
    if (after === before) break;
    before = after;
  }
  return before;
}

/** Writes elements so that every tag is closed, and each stands where a browser would leave it. */
export function createMarkupWriter() {
  const written: string[] = [];
  const open: MarkupElement[] = [];

  const close = () => void written.push(`</${open.pop()}>`);
  function closeWhile(belongs: (element: MarkupElement) => boolean): void {
    for (let last = open.at(-1); last !== undefined && belongs(last); last = open.at(-1)) close();
  }
  function begin(element: MarkupElement, attributes = ''): void {
    open.push(element);
    written.push(`<${element}${attributes}>`);
  }
  /** Words stand in a line or in an item of a list, never between them. */
  function beginWords(): void {
    const last = open.at(-1);
    if (last === undefined || last === 'blockquote') begin('p');
    else if (lists.has(last)) begin('li');
  }
  const endLine = () => closeWhile((element) => inline.has(element) || lines.has(element));
  function beginItem(): void {
    if (open.some((element) => lists.has(element))) closeWhile((last) => !lists.has(last));
    else begin('ul');
  }
  function beginBlock(element: MarkupElement): void {
    endLine();
    if (element === 'li') beginItem();
    else if (lists.has(open.at(-1))) begin('li');
    if (element === 'hr') written.push('<hr>');
    else if (open.length < depthMax) begin(element);
  }
  function beginInline(element: MarkupElement, attributes?: string): void {
    beginWords();
    if (element === 'br') written.push('<br>');
    else if (!open.includes(element)) begin(element, attributes);
  }

  return {
    endLine,
    begin(element: MarkupElement): void {
      if (element === 'br' || inline.has(element)) beginInline(element);
      else beginBlock(element);
    },
    /** The target must have passed already. */
    beginLink: (href: string) => beginInline('a', ` href="${escapeText(href)}"`),
    end(element: MarkupElement): void {
      if (!open.includes(element)) return;
      closeWhile((last) => last !== element);
      close();
    },
    write(text: string): void {
      const last = open.at(-1);
      const isBetween = last === undefined || last === 'blockquote' || lists.has(last);
      if (isBetween && text.trim() === '') return;
      beginWords();
      written.push(escapeText(text));
    },
    finish(): string {
      while (open.length > 0) close();
      return tidy(written.join(''));
    },
  };
}
