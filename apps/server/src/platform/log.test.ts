import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { loggedPath, logOptions, pathOf } from './log.ts';

describe('the log', () => {
  test('never holds tokens, codes, passwords or ID numbers, however they are nested', () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const { log } = fastify({ logger: logOptions('debug', stream) });
    const secrets = {
      token: 'SECRET-1',
      code: 'SECRET-2',
      password: 'SECRET-3',
      new_password: 'SECRET-4',
      id_number: 'SECRET-5',
      authorization: 'SECRET-6',
      cookie: 'SECRET-7',
    };
    log.info(secrets, 'flat');
    log.warn({ body: secrets }, 'one deep');
    log.error({ request: { headers: secrets } }, 'two deep');
    expect(lines).toHaveLength(3);
    expect(lines.join('')).not.toContain('SECRET');
  });

  test('says whatever was thrown, also where it was no error', () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const { log } = fastify({ logger: logOptions('debug', stream) });
    const thrown = [new TypeError('wrong'), 'a word', null, undefined];
    for (const err of thrown) log.error({ err }, 'failed');
    const said = lines.map((line) => JSON.parse(line).err);
    expect(said[0]).toMatchObject({ type: 'TypeError', message: 'wrong', code: '' });
    expect(said[1]).toMatchObject({ type: 'string', message: 'a word' });
    expect(said[2]).toMatchObject({ type: 'object', message: 'null' });
    expect(lines).toHaveLength(thrown.length);
  });

  test('knows only the path of an address: its query may carry a token', () => {
    expect(pathOf('/MY?token=SECRET')).toBe('/MY');
    expect(pathOf('/')).toBe('/');
    expect(loggedPath('/files/private/SECRET?x=1')).toBe('/files/private/…');
    expect(loggedPath('/lazada-game/mango-rush/SECRET')).toBe('/lazada-game/mango-rush/-');
    expect(loggedPath('/redirect-user?token=SECRET')).toBe('/redirect-user');
    expect(loggedPath('/backoffice/private/SECRET')).toBe('/backoffice/private/…');
    expect(loggedPath('/files/avatars/1/a.webp')).toBe('/files/avatars/1/a.webp');
  });
});
