import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inProject } from '../launch/project-root.mjs';
import { findBrandWords } from './find-brand-words.ts';

const sources = '{apps,packages,sandbox,games,art}/**/*.{ts,tsx,js,css,po,sql}';
const isOurs = (path: string) => !/(?:^|\/)(?:node_modules|dist|pictures)(?:\/|$)/.test(path);

describe('words and colours of partners’ brands', () => {
  it('stand in one file of the product [M-510]', () => {
    const paths = globSync(sources, { cwd: inProject(''), exclude: (path) => !isOurs(path) });
    expect(paths.length).toBeGreaterThan(1000);
    const texts = Object.fromEntries(
      paths.map((path) => [path, readFileSync(inProject(path), 'utf8')]),
    );
    expect(findBrandWords(texts)).toEqual([]);
  });

  it('are found in a text, a comment or a style, and not in names of the wire', () => {
    const found = findBrandWords({
      'apps/web/src/a.tsx': 'const x = 1;\nconst text = t`Pay with GCash`;',
      'apps/web/src/b.css': '.x { color: #0F146D; }',
      'apps/web/src/c.ts':
        "const to = '/lazada-mini?from=maya'; // LazadaMini is a name of the wire",
      'packages/contract/src/partners/partner-brands.ts': "name: 'GCash'",
      'apps/web/src/d.test.ts': "'GCash'",
    });
    expect(found).toEqual(['apps/web/src/a.tsx:2', 'apps/web/src/b.css:1']);
  });
});
