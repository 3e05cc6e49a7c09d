import { i18n } from '@lingui/core';
import { languageRegistry } from '@perya/contract/languages';
import {
  isLanguage,
  type Language,
  languageName,
  languageOfLocale,
  languages,
  localeOf,
  say,
  spokenFor,
} from '@perya/contract/text';
import { addTexts } from '@perya/contract/text-catalogue';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCatalogues } from './catalogues.ts';
import { changeBy, rememberedLanguage } from './locale.ts';

const cebuano = 'ceb_PH' as Language;

describe('a third language', () => {
  // It is in the registry here alone: nothing else may have to know of it.
  beforeAll(() => {
    const entry = { locale: 'ceb', name: 'Binisaya', fallback: 'tl_PH' };
    Object.assign(languageRegistry, { [cebuano]: entry });
    languages.push(cebuano);
  });
  afterAll(() => {
    Reflect.deleteProperty(languageRegistry, cebuano);
    languages.pop();
  });
  beforeEach(() => {
    vi.stubGlobal('document', { documentElement: { lang: 'en' }, cookie: '' });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    addTexts('ceb', {});
  });

  it('is a language like the others', () => {
    expect(languages.map(languageName)).toEqual(['English', 'Tagalog', 'Binisaya']);
    expect(isLanguage('ceb_PH')).toBe(true);
    expect(languageOfLocale('ceb')).toBe(cebuano);
    expect(spokenFor(cebuano)).toEqual(['ceb_PH', 'tl_PH', 'en_US']);
  });

  it('says texts by its catalogue, and by the language that speaks for it where that says nothing', () => {
    const text = { en: 'Bet', tl: 'Taya' };
    expect(say(text, cebuano)).toBe('Taya');
    addTexts('ceb', { Bet: 'Pusta' });
    expect(say(text, cebuano)).toBe('Pusta');
    expect(say(text, 'tl_PH')).toBe('Taya');
    expect(say(text, 'en_US')).toBe('Bet');
  });

  it('says texts that something is put into, in the order of its own sentence, and what is put in too', () => {
    addTexts('ceb', {
      'closed at last': 'sirado na gayod',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in a catalogue
      '${name} is ${state}. (Call ${phone})': 'Tawag sa ${phone}: ${state} ang ${name}.',
    });
    const text = { en: 'GCash is closed at last. (Call 0917)', tl: 'Sarado ang GCash.' };
    expect(say(text, cebuano)).toBe('Tawag sa 0917: sirado na gayod ang GCash.');
  });

  it('brings its catalogues, writes dates and numbers and marks the page', async () => {
    const asked: string[] = [];
    const { activateLocale, loadMessages } = createCatalogues(async (locale, name) => {
      asked.push(`${locale}/${name}`);
      return { messages: { greeting: `Kumusta, ${name}` } };
    }, 'shell');
    await changeBy(activateLocale)(cebuano);
    expect(i18n.t('greeting')).toBe('Kumusta, shell');
    await loadMessages('news');
    expect(asked).toEqual(['ceb/shell', 'ceb/news']);
    expect(document.documentElement.lang).toBe('ceb');
    expect(rememberedLanguage()).toBe('ceb_PH');
    const date = new Date('2026-01-05T00:00:00Z');
    expect(i18n.date(date, { dateStyle: 'long', timeZone: 'UTC' })).toBe('Enero 5, 2026');
    expect(localeOf(cebuano)).toBe('ceb');
  });
});
