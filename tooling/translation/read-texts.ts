import { type ObjectExpression, parseSync, Visitor } from 'oxc-parser';
import type { Review } from './review-file.ts';

/** A text that stands in a source as `{ en, tl }`. */
export interface SourceText {
  /** The file; a text that says the same in English as one before it in the file has its number behind it. */
  place: string;
  en: string;
  tl: string;
  /** Where the Tagalog stands in the source, quotes included. */
  start: number;
  end: number;
  /** In a template `${…}` stands for what the source puts in. */
  isTemplate: boolean;
}

type Value = { text: string; start: number; end: number; isTemplate: boolean };

function sayingOf(node: ObjectExpression, name: string, source: string): Value | undefined {
  for (const property of node.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
    if (property.key.name !== name) continue;
    const { type, start, end } = property.value;
    if (type === 'TemplateLiteral') {
      return { text: source.slice(start + 1, end - 1), start, end, isTemplate: true };
    }
    if (property.value.type === 'Literal' && typeof property.value.value === 'string') {
      return { text: property.value.value, start, end, isTemplate: false };
    }
  }
  return undefined;
}

export function readTexts(path: string, source: string): SourceText[] {
  const found: Omit<SourceText, 'place'>[] = [];
  new Visitor({
    ObjectExpression(node) {
      const en = sayingOf(node, 'en', source);
      const tl = sayingOf(node, 'tl', source);
      if (!en || !tl || en.text === '') return;
      const { start, end, isTemplate } = tl;
      found.push({ en: en.text, tl: tl.text, start, end, isTemplate });
    },
  }).visit(parseSync(path, source).program);
  const times = new Map<string, number>();
  return found
    .sort((one, other) => one.start - other.start)
    .map((text) => {
      const time = (times.get(text.en) ?? 0) + 1;
      times.set(text.en, time);
      return { ...text, place: time === 1 ? path : `${path}#${time}` };
    });
}

/** The source with other Tagalog, by place and English; what is not given stays. */
export function replaceTexts(path: string, source: string, translated: Review): string {
  return readTexts(path, source).reduceRight((text, { place, en, tl, start, end, isTemplate }) => {
    const next = translated.get(place)?.get(en);
    if (next === undefined || next === '' || next === tl) return text;
    const written = isTemplate ? `\`${next}\`` : quoted(next);
    return `${text.slice(0, start)}${written}${text.slice(end)}`;
  }, source);
}

const quoted = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
