import { describe, expect, it } from 'vitest';
import { readTexts, replaceTexts } from './read-texts.ts';
import {
  fillCatalogue,
  fillTexts,
  languageOfReview,
  readCatalogue,
  readReview,
  writeReview,
} from './review-file.ts';

const source = `
const title = { en: 'Action', tl: 'Ginawa' };
const again = { en: 'Action', tl: 'Gagawin' };
const code = { en: \`\${code} is your code\`, tl: \`\${code} ang code mo\` };
const words = { en: given.en, tl: given.tl };
`;
const catalogue =
  'msgid ""\nmsgstr ""\n"Language: tl\\n"\n\nmsgid "Say \\"hi\\""\nmsgstr "Bumati"\n';

describe('texts for a translator', () => {
  it('are found where a source says them in both languages', () => {
    expect(readTexts('a.ts', source).map(({ place, en, tl }) => [place, en, tl])).toEqual([
      ['a.ts', 'Action', 'Ginawa'],
      ['a.ts#2', 'Action', 'Gagawin'],
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in the source
      ['a.ts', '${code} is your code', '${code} ang code mo'],
    ]);
  });

  it('stand with the messages of the apps in one file, which brings each back to its place', () => {
    const entries = [
      ...readCatalogue('app.po', catalogue),
      ...readTexts('a.ts', source).map(({ place, en, tl }) => ({ place, en, translation: tl })),
    ];
    const file = writeReview('tl', entries);
    expect(replaceTexts('a.ts', source, readReview(file))).toBe(source);
    expect(fillCatalogue(catalogue, readReview(file).get('app.po') ?? new Map())).toBe(catalogue);

    const reviewed = readReview(
      file
        .replace('"Gagawin"', '"Kilos \'to"')
        .replace('ang code mo', 'ang iyong code')
        .replace('"Bumati"', '"Sabihing \\"hi\\""'),
    );
    const after = replaceTexts('a.ts', source, reviewed);
    expect(after).toContain("{ en: 'Action', tl: 'Ginawa' }");
    expect(after).toContain("{ en: 'Action', tl: 'Kilos \\'to' }");
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in the source
    expect(after).toContain('tl: `${code} ang iyong code`');
    const filled = fillCatalogue(catalogue, reviewed.get('app.po') ?? new Map());
    expect(filled).toContain('msgid "Say \\"hi\\""\nmsgstr "Sabihing \\"hi\\""\n');
  });

  it('of a language that does not stand beside the English come back as its catalogue', () => {
    const file = writeReview('ceb', [
      { place: 'app.po', en: 'Bet', translation: 'Pusta' },
      { place: 'a.ts', en: 'Action', translation: 'Buhat' },
      { place: 'b.ts', en: 'Later', translation: '' },
    ]);
    expect(languageOfReview(file)).toBe('ceb');
    expect(fillTexts({ Kept: 'Gitipigan' }, readReview(file))).toEqual({
      Kept: 'Gitipigan',
      Action: 'Buhat',
    });
  });
});
