import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandOf } from '@perya/contract/brands';
import { languageRegistry } from '@perya/contract/languages';
import { type Language, languages, say } from '@perya/contract/text';
import { addTexts } from '@perya/contract/text-catalogue';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadTexts } from './load-texts.ts';
import { webManifest } from './web/manifest.ts';

const folder = mkdtempSync(join(tmpdir(), 'perya-texts-'));
const cebuano = 'ceb_PH' as Language;

// It is in the registry here alone: nothing else of the server may have to know of it.
beforeAll(() => {
  const entry = { locale: 'ceb', name: 'Binisaya', fallback: 'en_US' };
  Object.assign(languageRegistry, { [cebuano]: entry });
  languages.push(cebuano);
});
afterAll(() => {
  Reflect.deleteProperty(languageRegistry, cebuano);
  languages.pop();
  addTexts('ceb', {});
  rmSync(folder, { recursive: true });
});

it('lets the server speak a language whose texts stand in a catalogue', async () => {
  const text = { en: 'Bet', tl: 'Taya' };
  expect(say(text, cebuano)).toBe('Bet');
  writeFileSync(join(folder, 'ceb.json'), JSON.stringify({ Bet: 'Pusta' }));
  await loadTexts(folder);
  expect(say(text, cebuano)).toBe('Pusta');
  expect(webManifest(brandOf('h5'), cebuano, { takesPictures: true })).toMatchObject({
    lang: 'ceb',
    description: brandOf('h5').tagline.en,
  });
});

it('starts without any: English and Tagalog stand in the texts themselves', async () => {
  await expect(loadTexts(join(folder, 'nowhere'))).resolves.toBeUndefined();
});
