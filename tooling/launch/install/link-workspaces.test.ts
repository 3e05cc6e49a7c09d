import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { linkWorkspaces } from './link-workspaces.mjs';

it('links a workspace that a pull has brought, and leaves the others as they are', () => {
  const root = mkdtempSync(join(tmpdir(), 'perya-link-'));
  try {
    for (const folder of ['packages/old', 'packages/new', 'node_modules/@perya/old']) {
      mkdirSync(join(root, folder), { recursive: true });
      writeFileSync(join(root, folder, 'name'), folder);
    }
    const packages = {
      'packages/new': { name: '@perya/new' },
      'node_modules/@perya/new': { resolved: 'packages/new', link: true },
      'node_modules/@perya/old': { resolved: 'packages/old', link: true },
      'node_modules/pg': { version: '1.0.0' },
    };
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
    linkWorkspaces(root);
    const nameAt = (path: string) => readFileSync(join(root, 'node_modules/@perya', path), 'utf8');
    expect([nameAt('new/name'), nameAt('old/name')]).toEqual([
      'packages/new',
      'node_modules/@perya/old',
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
