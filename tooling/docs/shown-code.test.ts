import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { moduleOrder } from '../../apps/server/src/modules/order.ts';
import { inProject } from '../launch/project-root.mjs';

const read = (path: string) => readFileSync(inProject(path), 'utf8');

/** Blocks whose first line is the path of a file. */
const shownOn = (page: string) =>
  [...read(page).matchAll(/```(?:ts|tsx|sql)\n(?:\/\/|--) (\S+\/\S+)\n([\s\S]*?)```/g)].map(
    ([, path = '', text = '']) => ({ page, path, text }),
  );

const wholeFiles = shownOn('CONTRIBUTING.md').filter(({ path }) => /^(apps|packages)\//.test(path));

describe('the module that CONTRIBUTING shows', () => {
  it('is there from its api to its routes', () => {
    expect(wholeFiles.map(({ path }) => path.split('/').at(-1))).toEqual(
      expect.arrayContaining(['index.ts', 'content.ts', 'services.ts', 'routes.ts']),
    );
  });

  it.each(wholeFiles)('shows $path as it is', ({ path, text }) => {
    expect(read(path)).toBe(text);
  });
});

const walks = globSync('docs/walks/*.md', { cwd: inProject() }).sort();
const excerpts = walks.flatMap(shownOn);

describe('the walks', () => {
  it('are there', () => {
    expect(walks.map((path) => path.split('/').at(-1))).toEqual(
      expect.arrayContaining([
        'deposit.md',
        'identity-check.md',
        'player-notice.md',
        'promotion-kind.md',
        'staff-list.md',
      ]),
    );
    expect(excerpts.length).toBeGreaterThan(0);
  });

  it.each(excerpts)('$page shows lines of $path as they are', ({ path, text }) => {
    expect(read(path)).toContain(text);
  });

  it.each(walks)('%s names files and folders that are there', (page) => {
    const named = [
      ...read(page).matchAll(/`((?:apps|packages|docs|e2e|tooling|sandbox)\/[\w@./$-]+)`/g),
    ];
    const missing = named
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(inProject(path)));
    expect(missing, `${page}: write where they are now`).toEqual([]);
  });
});

const pages = globSync('{*.md,docs/**/*.md,apps/server/src/modules/*/README.md}', {
  cwd: inProject(),
}).sort();

describe('links between pages', () => {
  it.each(pages)('%s leads to files that are there', (page) => {
    const links = [...read(page).matchAll(/\]\((?!\w+:|#)([^)#\s]+)(?:#[^)]*)?\)/g)];
    const missing = links
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(inProject(join(dirname(page), path))));
    expect(missing, `${page}: write where they are now`).toEqual([]);
  });

  it('has every module on the map, top to bottom', () => {
    const onMap = [
      ...read('ARCHITECTURE.md').matchAll(
        /^\| \[(\w+)\]\(apps\/server\/src\/modules\/(\w+)\/README/gm,
      ),
    ];
    expect(onMap.map(([, name]) => name)).toEqual([...moduleOrder].reverse());
    expect(onMap.map(([, name]) => name)).toEqual(onMap.map(([, , folder]) => folder));
  });

  it('says of every feature of the player app which module is behind it', () => {
    const [, table = ''] = read('docs/player-app.md').split('## Which feature is what');
    const named = [...table.matchAll(/`([\w-]+)`/g)].map(([, name]) => name);
    const folders = globSync('apps/web/src/features/*', { cwd: inProject() });
    expect(named.sort()).toEqual(folders.map((path) => path.split('/').at(-1)).sort());
  });

  it('keeps the map to two screens', () => {
    expect(read('ARCHITECTURE.md').split('\n').length).toBeLessThanOrEqual(120);
  });
});
