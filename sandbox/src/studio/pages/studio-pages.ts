import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeJson } from '@perya/game-kit/json';

const bootPlace = '<script type="application/json" id="boot">null</script>';
const htmlTag = '<html lang="en" data-theme="dark">';

/** A page of the client's build. */
export type PageName = 'play' | 'practice' | 'verify' | 'replay';

export interface PageOptions {
  boot: unknown;
  lang: 'en' | 'tl';
  theme: 'light' | 'dark';
}

/** The data is in a script that no browser runs; `<` is escaped, so it cannot close the element. */
const toScriptData = (value: unknown): string => encodeJson(value).replaceAll('<', '\\u003c');

/** Puts the boot data of this launch into the client's built page. */
export async function fillPage(
  distDir: string,
  name: PageName,
  { boot, lang, theme }: PageOptions,
): Promise<string> {
  const html = await readFile(join(distDir, `${name}.html`), 'utf8');
  const data = toScriptData(boot);
  return html
    .replace(htmlTag, () => `<html lang="${lang}" data-theme="${theme}">`)
    .replace(bootPlace, () => bootPlace.replace('null', () => data));
}

/** The content security policy: only the client's own files. */
export function pagePolicy(frameAncestors: readonly string[]): string {
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `font-src 'self'`,
    `img-src 'self' data:`,
    `connect-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'self' ${frameAncestors.join(' ')}`.trim(),
  ].join('; ');
}
