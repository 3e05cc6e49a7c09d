import { brandOf } from '@perya/contract/brands';
import type { Language } from '@perya/contract/text';
import type { ContentServices, PartLine } from '../services.ts';
import { escapeText } from './escape-text.ts';

interface Place {
  brand: string;
  language: Language;
}

const inMarkdown = ({ name, words }: PartLine) =>
  name === undefined ? words : `- **${name}**: ${words}`;

const inItem = ({ name, words }: PartLine) =>
  name === undefined
    ? escapeText(words)
    : `<strong>${escapeText(name)}</strong>: ${escapeText(words)}`;

function inHtml(lines: readonly PartLine[]): string {
  if (lines.some(({ name }) => name === undefined)) return `<p>${lines.map(inItem).join('; ')}</p>`;
  return `<ul>${lines.map((line) => `<li>${inItem(line)}</li>`).join('')}</ul>`;
}

/** A text with the name of the brand and with what modules above know, where it says `{{name}}`. */
export async function writeParts(
  { parts }: Pick<ContentServices, 'parts'>,
  given: string,
  format: 'markdown' | 'html',
  { brand, language }: Place,
): Promise<string> {
  // Functions as replacements, so that `$` in what is written stands for itself.
  let text = given.replaceAll('{{brand}}', () => escapeText(brandOf(brand).name));
  for (const [name, write] of parts) {
    const mark = `{{${name}}}`;
    if (!text.includes(mark)) continue;
    const lines = await write(brand, language);
    text =
      format === 'markdown'
        ? text.replaceAll(mark, () => lines.map(inMarkdown).join('\n'))
        : text
            .replaceAll(`<p>${mark}</p>`, () => inHtml(lines))
            .replaceAll(mark, () => lines.map(inItem).join('; '));
  }
  return text;
}
