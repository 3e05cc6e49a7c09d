import { isSafeHref, markupElement, markupElements } from '@perya/contract/rules/content/markup';
import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import { createMarkupWriter } from './markup-writer.ts';

/** What stands between the tags of these is no text of the author: it goes with them. */
const swallowed =
  'script style iframe frameset object embed applet noembed noframes noscript template svg math textarea title xmp plaintext select option head audio video canvas';

/** Left out themselves, they still end a line of words, as a paragraph does. */
const breaking =
  'div section article main header footer aside nav table thead tbody tfoot tr td th form fieldset figure dl dt dd pre address center body html';

/** Nobody can read these, or they turn the direction of what follows. */
const hidden = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/gu;

/** As many are named to the editor. */
const namedMax = 20;

const allowed: sanitizeHtml.IOptions = {
  // Names that editors and word processors give to an element of the list are kept, and read as that element below.
  allowedTags: [...markupElements, 'b', 'i', 'h1', 'h5', 'h6'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: swallowed.split(' '),
  transformTags: Object.fromEntries(breaking.split(' ').map((name) => [name, 'p'])),
  enforceHtmlBoundary: false,
};

export interface CleanMarkup {
  html: string;
  /** The names of elements and attributes that were left out. */
  leftOut: string[];
}

function namesLeftOut(name: string, attributes: sanitizeHtml.Attributes): string[] {
  const element = markupElement(name);
  const isKept = (own: string) =>
    element === 'a' && own === 'href' && isSafeHref((attributes[own] ?? '').trim());
  const names = Object.keys(attributes).filter((own) => !isKept(own));
  return element === null ? [name, ...names] : names;
}

/** Writes what is safe already so that every element stands where a browser would leave it. */
function arrange(safe: string): string {
  const writer = createMarkupWriter();
  const parser = new Parser({
    onopentag(name, { href }) {
      const element = markupElement(name);
      if (element === 'a' && href !== undefined && isSafeHref(href.trim())) {
        writer.beginLink(href.trim());
      } else if (element !== null && element !== 'a') writer.begin(element);
    },
    ontext: (text) => writer.write(text.replace(hidden, '')),
    onclosetag(name) {
      const element = markupElement(name);
      if (element !== null) writer.end(element);
    },
  });
  parser.end(safe);
  return writer.finish();
}

/**
 * HTML of staff as it may be stored: a library takes out whatever could run, load or draw, and what is left is written
 * anew from the few elements that a text may have. [G-136]
 */
export function cleanMarkup(given: string): CleanMarkup {
  const leftOut = new Set<string>();
  const safe = sanitizeHtml(given, {
    ...allowed,
    onOpenTag(name, attributes) {
      for (const own of namesLeftOut(name, attributes)) leftOut.add(own);
    },
  });
  return { html: arrange(safe), leftOut: [...leftOut].slice(0, namedMax) };
}
