import { BadStatement } from './statement.ts';

/** An element with what stands in it; the names are without their namespace. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
  line: number;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};
const depthMax = 40;

function plainText(text: string, line: number): string {
  return text.replace(/&([^;]{0,8});?/g, (_, name: string) => {
    const found = entities[name];
    if (found === undefined) throw new BadStatement(line, 'unreadable');
    return found;
  });
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

function readAttributes(text: string, line: number): Record<string, string> {
  const found: Record<string, string> = {};
  let rest = text.trim();
  while (rest !== '') {
    const next = /^([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')\s*/.exec(rest);
    if (!next) throw new BadStatement(line, 'unreadable');
    found[localName(next[1] ?? '')] = plainText(next[2] ?? next[3] ?? '', line);
    rest = rest.slice(next[0].length);
  }
  return found;
}

/** What the tree is built by: text, a comment or declaration that is passed over, or a tag. */
const token = /([^<]+)|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<(\/?)([A-Za-z_][\w:.-]*)([^<>]*?)(\/?)>/y;

/** The elements that are open, the outermost first. */
class Tree {
  readonly root: XmlElement = { name: '', attributes: {}, children: [], text: '', line: 1 };
  readonly #open = [this.root];

  #innermost(line: number): XmlElement {
    const last = this.#open.at(-1);
    if (!last) throw new BadStatement(line, 'unreadable');
    return last;
  }

  say(words: string, line: number): void {
    this.#innermost(line).text += plainText(words, line);
  }

  begin(tag: string, attributes: string, isEmpty: boolean, line: number): void {
    const element: XmlElement = {
      name: localName(tag),
      attributes: readAttributes(attributes, line),
      children: [],
      text: '',
      line,
    };
    this.#innermost(line).children.push(element);
    if (!isEmpty) this.#open.push(element);
    if (this.#open.length > depthMax) throw new BadStatement(line, 'unreadable');
  }

  end(tag: string, line: number): void {
    const isOwn = this.#open.length > 1 && this.#innermost(line).name === localName(tag);
    if (!isOwn) throw new BadStatement(line, 'unreadable');
    this.#open.pop();
  }

  finish(line: number): XmlElement {
    const [only, ...more] = this.root.children;
    const isWhole = this.#open.length === 1 && more.length === 0 && this.root.text.trim() === '';
    if (!only || !isWhole) throw new BadStatement(line, 'unreadable');
    return only;
  }
}

/**
 * The elements of a statement, without what no statement needs: a document type, entities of its own and sections of
 * raw text are refused, so that nothing is fetched or unfolded.
 */
export function readXml(text: string): XmlElement {
  const tree = new Tree();
  let line = 1;
  token.lastIndex = text.startsWith('\uFEFF') ? 1 : 0;
  while (token.lastIndex < text.length) {
    const found = token.exec(text);
    if (!found) throw new BadStatement(line, 'unreadable');
    const [whole, words, isEnd, tag, attributes = '', isEmpty] = found;
    if (words !== undefined) tree.say(words, line);
    else if (tag !== undefined && isEnd) tree.end(tag, line);
    else if (tag !== undefined) tree.begin(tag, attributes, isEmpty === '/', line);
    line += whole.split('\n').length - 1;
  }
  return tree.finish(line);
}
