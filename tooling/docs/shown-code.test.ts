import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inProject } from '../launch/project-root.mjs';

const page = readFileSync(inProject('CONTRIBUTING.md'), 'utf8');
const shown = [...page.matchAll(/```ts\n\/\/ (\S+)\n([\s\S]*?)```/g)].map(
  ([, path = '', text = '']) => ({ path, text }),
);

describe('the module that CONTRIBUTING shows', () => {
  it('is there from its api to its routes', () => {
    expect(shown.map(({ path }) => path.split('/').at(-1))).toEqual(
      expect.arrayContaining(['index.ts', 'content.ts', 'services.ts', 'routes.ts']),
    );
  });

  it.each(shown)('shows $path as it is', ({ path, text }) => {
    expect(readFileSync(inProject(path), 'utf8')).toBe(text);
  });
});
