import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../../../../', import.meta.url);

function importsUnder(folder: string): { file: string; names: string[] }[] {
  return globSync('**/*.{ts,tsx}', { cwd: new URL(folder, root), exclude: ['**/*.test.ts'] }).map(
    (file) => ({
      file,
      names: [
        ...readFileSync(new URL(`${folder}/${file}`, root), 'utf8').matchAll(/from '([^']+)'/g),
      ].map(([, name = '']) => name),
    }),
  );
}

const ofOthers =
  /contract\/(calls|rules)\/(session|password|kyc|payment|withdraw|vouchers|cashback|points|tasks|mall|vip)/;

it.each(['home', 'lobby', 'game-page'])(
  'the screens of games (%s) hand over to login, identity check, cashier, Filcoins and VIP, and call none of them [G-004]',
  (feature) => {
    const files = importsUnder(`apps/web/src/features/${feature}`);
    expect(files.length).toBeGreaterThan(0);
    const own = files.flatMap(({ file, names }) =>
      names.filter((name) => ofOthers.test(name)).map((name) => `${file}: ${name}`),
    );
    expect(own).toEqual([]);
  },
);

it.each(['catalogue', 'games'])(
  'the server keeps nothing of login, identity check, cashier, Filcoins or VIP with its games (%s) [G-004]',
  (module) => {
    const folder = `apps/server/src/modules/${module}`;
    const tables = globSync('migrations/*.sql', { cwd: new URL(folder, root) }).flatMap((file) =>
      [
        ...readFileSync(new URL(`${folder}/${file}`, root), 'utf8').matchAll(
          /create table (?:if not exists )?([\w.]+)/gi,
        ),
      ].map(([, name = '']) => name),
    );
    expect(tables.length).toBeGreaterThan(0);
    expect(
      tables.filter((name) => /password|code|kyc|deposit|withdraw|point|vip|balance/.test(name)),
    ).toEqual([]);
    const inner = importsUnder(folder).flatMap(({ names }) =>
      names.filter((name) => /\.\.\/(identity|kyc|payments|points|vip)\/(?!index\.ts)/.test(name)),
    );
    expect(inner).toEqual([]);
  },
);
