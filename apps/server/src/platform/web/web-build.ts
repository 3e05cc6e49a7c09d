import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Brand } from '@perya/contract/brands';
import type { IndexData } from '@perya/contract/catalogue/calls/index-data';
import type { Language } from '@perya/contract/text';
import { StartError } from '../start-error.ts';
import type { RenderedPage } from './page.ts';

export interface RenderInput {
  path: string;
  brand: Brand;
  lang: Language;
  index: IndexData;
  imagesHost: string;
}

/** The built player app: the files that browsers fetch, and the code that paints a page here first. */
export interface WebBuild {
  clientDir: string;
  template: string;
  css: string;
  /** Scripts that every page but the home page needs right after the first one: the table of routes. */
  laterScripts: readonly string[];
  render(input: RenderInput): Promise<RenderedPage>;
}

/** By their sources; the build gives them names of its own. */
const laterSources = ['src/routes/route-tree.ts', 'src/lib/language/later-catalogues.ts'];

function findLaterScripts(clientDir: string): string[] {
  const manifest = JSON.parse(
    readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'),
  ) as Record<string, { file: string } | undefined>;
  return laterSources.flatMap((source) => {
    const file = manifest[source]?.file;
    return file === undefined ? [] : [`/${file}`];
  });
}

const stylesheet = /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/g;

export async function loadWebBuild(distDir: string): Promise<WebBuild> {
  const clientDir = join(distDir, 'client');
  try {
    const html = readFileSync(join(clientDir, 'index.html'), 'utf8');
    const sheets = [...html.matchAll(stylesheet)].map((match) => match[1] ?? '');
    const prerender = pathToFileURL(join(distDir, 'prerender', 'prerender.js')).href;
    const { renderPage } = (await import(prerender)) as { renderPage: WebBuild['render'] };
    return {
      clientDir,
      template: html.replace(stylesheet, ''),
      css: sheets.map((sheet) => readFileSync(join(clientDir, sheet), 'utf8')).join('\n'),
      laterScripts: findLaterScripts(clientDir),
      render: renderPage,
    };
  } catch (cause) {
    const found = readdirSync(distDir, { recursive: false }).length;
    throw new StartError(
      `The player app is not built${found > 0 ? ' completely' : ''} in ${distDir}. Run npm start, which builds it.`,
      { cause },
    );
  }
}
