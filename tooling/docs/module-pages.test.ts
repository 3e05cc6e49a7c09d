import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { moduleOrder } from '../../apps/server/src/modules/order.ts';
import { inProject } from '../launch/project-root.mjs';
import {
  type ModuleFacts,
  membersOf,
  readersOf,
  readModuleFacts,
  tablesOf,
} from './module-facts.ts';

const listed = [
  'Tables',
  'Api',
  'Calls',
  'Staff calls',
  'Events and logs',
  'Follows',
  'Jobs',
] as const satisfies readonly (keyof ModuleFacts)[];
const headings = [...listed, 'How it works', 'Invariants', 'To change'];
const needed = ['Invariants', 'To change'];
const linesMax = 60;

const facts = readModuleFacts(moduleOrder);
const events = new Set([...facts.values()].flatMap((module) => module['Events and logs']));

const pages = moduleOrder.map((name) => {
  const path = `apps/server/src/modules/${name}/README.md`;
  const text = existsSync(inProject(path)) ? readFileSync(inProject(path), 'utf8') : '';
  const parts = text.split(/^## /m).slice(1);
  const sections = new Map(
    parts.map((part) => {
      const [heading = '', ...body] = part.split('\n');
      return [heading, body.join('\n')];
    }),
  );
  return { name, path, text, sections };
});

const namesIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);

describe.each(pages)('the page of $name', ({ name, path, text, sections }) => {
  it('has the form of all of them', () => {
    const [title, ...lines] = text.split('\n');
    expect(title, `${path} begins with the name of the module`).toBe(`# ${name}`);
    expect(lines.length, `${path} is too long to be read at once`).toBeLessThanOrEqual(linesMax);
    const given = [...sections.keys()];
    expect(given, `${path}: headings, in this order`).toEqual(
      headings.filter((one) => sections.has(one)),
    );
    expect(given, `${path}: headings that no module goes without`).toEqual(
      expect.arrayContaining(needed),
    );
  });

  it.each(listed)('lists under "%s" what the code has', (heading) => {
    const inCode = facts.get(name)?.[heading] ?? [];
    const onPage = namesIn(sections.get(heading) ?? '');
    const isKnown = (one: string) =>
      inCode.includes(one) || (heading === 'Follows' && events.has(one));
    const orders = [
      ...inCode.filter((one) => !onPage.includes(one)).map((one) => `name \`${one}\` there`),
      ...onPage.filter((one) => !isKnown(one)).map((one) => `strike \`${one}\`: the code has none`),
    ];
    expect(orders, `${path}, under "## ${heading}": ${orders.join('; ')}`).toEqual([]);
  });

  it('names files and folders that are there', () => {
    const places = ['How it works', 'Invariants', 'To change']
      .flatMap((heading) => namesIn(sections.get(heading) ?? ''))
      .filter((one) => /^[\w@.-]+(\/[\w@.-]*)+$|^[\w-]+(\.[\w-]+)*\.(ts|tsx|sql|md)$/.test(one));
    const isThere = (place: string) =>
      [
        join('apps/server/src/modules', name),
        'apps/server/src',
        'apps/web/src',
        'packages',
        '.',
      ].some((root) => existsSync(inProject(root, place.replace(/^contract\//, 'contract/src/'))));
    expect(
      places.filter((place) => !isThere(place)),
      `${path} names what is not there`,
    ).toEqual([]);
  });
});

describe('what is read of the code', () => {
  it('follows a table through its migrations', () => {
    const sql =
      'create table a.one (\ncreate table a.two (\nalter table a.one rename to three;\ndrop table a.two;';
    expect(tablesOf(sql)).toEqual(['a.three']);
  });

  it('reads the members of an interface, and those that it has from another', () => {
    const text =
      'interface Books {\n  post(): void;\n}\nexport interface Ledger extends Books {\n  /** x */\n  readonly one: {\n    two(): void;\n  };\n  three?<T>(): T;\n}';
    expect(membersOf(text, 'Ledger')).toEqual(['one', 'post', 'three']);
  });

  it('reads which log a reader follows', () => {
    const text =
      "const its = 'vip.play';\nname: its,\n  log: 'games.settled_seq',\ncreateEventReader(\n 'vip.seen', [";
    expect(readersOf(text)).toEqual([
      { name: 'vip.play', log: 'games.settled_seq' },
      { name: 'vip.seen', log: 'platform.event_seq' },
    ]);
  });
});
