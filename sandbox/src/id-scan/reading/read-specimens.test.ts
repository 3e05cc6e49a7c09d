import { Worker } from 'node:worker_threads';
import { knownIdTypes } from '@perya/contract/rules/kyc-options';
import { afterAll, describe, expect, test } from 'vitest';
import { drawSpecimen } from '../specimens/draw-specimen.ts';
import { fieldsOnCard } from '../specimens/fields-on-card.ts';
import { generatePerson } from '../specimens/people/generate-person.ts';
import { createIdReader } from './id-reader.ts';

/** Whoever opens a connection fails: nothing may be fetched while an ID is read. */
const withoutNetwork = `data:text/javascript,${encodeURIComponent(`
  import net from 'node:net';
  net.Socket.prototype.connect = () => { throw new Error('Nothing is fetched here'); };
  globalThis.fetch = () => { throw new Error('Nothing is fetched here'); };
`)}`;

const reader = createIdReader({
  startThread: () =>
    new Worker(new URL('./reading-thread.ts', import.meta.url), {
      execArgv: ['--import', withoutNetwork],
    }),
});

/** Seconds of work, which a busy machine stretches. */
const patienceMs = 180_000;
const year = 2026;

describe('a specimen is read back as it was printed, without any network', () => {
  afterAll(() => reader.close());

  test.each(knownIdTypes)(
    '%s',
    async (idType) => {
      const person = generatePerson('read back', idType, { year });
      const wear = idType === 'TIN' ? 'tilt' : 'none';
      const reading = await reader.readId(await drawSpecimen(person, idType, wear), idType);
      expect(reading?.fields).toEqual(fieldsOnCard(person, idType));
      expect(reading?.score).toBeGreaterThan(70);
    },
    patienceMs,
  );

  test(
    'what is no such ID, or no picture, is not read',
    async () => {
      const person = generatePerson('read back', 'TIN', { year });
      expect(await reader.readId(await drawSpecimen(person, 'TIN'), 'PASSPORT')).toBeNull();
      expect(await reader.readId(Buffer.from('<svg onload="alert(1)"/>'), 'TIN')).toBeNull();
      expect(await reader.readId(Buffer.alloc(0), 'TIN')).toBeNull();
    },
    patienceMs,
  );
});
