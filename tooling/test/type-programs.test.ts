import { expect, test } from 'vitest';
import { joinPrograms } from './type-programs.ts';

const base = { extends: '../tsconfig.base.json' };
const browser = { lib: ['es2024', 'dom'] };

test('workspaces with the same options are checked as one program, others and what declares its own router apart', () => {
  const programs = joinPrograms([
    { ...base, folder: 'apps/server', include: ['src'] },
    { ...base, folder: 'e2e', compilerOptions: browser, include: ['**/*.ts'] },
    { ...base, folder: 'bench', compilerOptions: {}, include: ['*.ts', 'src'] },
    { ...base, folder: 'games', compilerOptions: browser, include: ['src'], exclude: ['dist'] },
    { ...base, folder: 'apps/web', compilerOptions: browser, include: ['src'], isAlone: true },
    {
      ...base,
      folder: 'apps/backoffice',
      compilerOptions: browser,
      include: ['src'],
      isAlone: true,
    },
  ]);
  expect(programs.map(({ folders }) => folders)).toEqual([
    ['apps/server', 'bench'],
    ['e2e', 'games'],
    ['apps/web'],
    ['apps/backoffice'],
  ]);
  expect(programs[0]?.config.include).toEqual([
    '../apps/server/src/**/*.ts',
    '../apps/server/src/**/*.tsx',
    '../bench/*.ts',
    '../bench/src/**/*.ts',
    '../bench/src/**/*.tsx',
  ]);
  expect(programs[1]?.config).toMatchObject({ compilerOptions: browser });
  expect(programs[1]?.config.exclude).toContain('../games/dist');
});

test('JavaScript is checked for the workspace that asks for it and for no other of its program', () => {
  const [program, ...others] = joinPrograms([
    { ...base, folder: 'sandbox', include: ['src'] },
    {
      ...base,
      folder: 'tooling',
      compilerOptions: { allowJs: true, checkJs: true },
      include: ['.', '../vitest.config.ts'],
    },
  ]);
  expect(others).toEqual([]);
  expect(program?.config.compilerOptions).toEqual({ allowJs: true, checkJs: true });
  expect(program?.config.include).toEqual([
    '../sandbox/src/**/*.ts',
    '../sandbox/src/**/*.tsx',
    '../tooling/.',
    '../tooling/../vitest.config.ts',
  ]);
});
