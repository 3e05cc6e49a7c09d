import { createHash } from 'node:crypto';
import { knownIdTypes } from '@perya/contract/rules/kyc-options';
import Fastify from 'fastify';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { checkDigit } from '../check-digit.ts';
import { drawSpecimen } from './draw-specimen.ts';
import { fieldsOnCard } from './fields-on-card.ts';
import { machineZone } from './layouts/machine-zone.ts';
import { listSpecimens } from './list-specimens.ts';
import { generatePerson } from './people/generate-person.ts';
import { registerSpecimens } from './register-specimens.ts';
import { wears } from './wear.ts';

const year = 2026;
const digest = (picture: Buffer) => createHash('sha256').update(picture).digest('hex');

const forms = {
  UMID: /^\d{4}-\d{7}-\d$/,
  DRIVING_LICENSE: /^[A-Z]\d{2}-\d{2}-\d{6}$/,
  PASSPORT: /^P\d{7}[A-Z]$/,
  PHIL_HEALTH: /^\d{2}-\d{9}-\d$/,
  SSS: /^\d{2}-\d{7}-\d$/,
  POSTAL: /^\d{12} P$/,
  PRC: /^\d{7}$/,
  TIN: /^\d{3}-\d{3}-\d{3}-000$/,
  PHILSYS: /^\d{4}(-\d{4}){3}$/,
};

describe('the people of the specimens', () => {
  test('are of age, have names that the form takes and numbers in the form of their ID', () => {
    for (const idType of knownIdTypes) {
      for (let seed = 0; seed < 40; seed += 1) {
        const person = generatePerson(String(seed), idType, { year });
        expect(person.idNumber).toMatch(forms[idType]);
        expect(Number(person.birthday.slice(0, 4))).toBeLessThan(year - 21);
        expect(Number(person.expiresOn.slice(0, 4))).toBeGreaterThan(year);
        expect(`${person.firstName}${person.middleName}${person.lastName}`).toMatch(/^[A-Za-z ]+$/);
        expect(person.address).toMatch(/^[A-Za-z0-9 ()/\-,.#]+$/);
        expect(person.middleName).not.toBe(person.lastName);
      }
    }
  });

  test('can be too young, or hold an ID that has expired', () => {
    const young = generatePerson('a', 'PASSPORT', { year, age: 'under-21' });
    expect(Number(young.birthday.slice(0, 4))).toBeGreaterThanOrEqual(year - 19);
    const late = generatePerson('a', 'PASSPORT', { year, validity: 'expired' });
    expect(Number(late.expiresOn.slice(0, 4))).toBeLessThan(year);
  });

  test('are the same for the same seed and others for another', () => {
    expect(generatePerson('a', 'SSS', { year })).toEqual(generatePerson('a', 'SSS', { year }));
    expect(generatePerson('b', 'SSS', { year })).not.toEqual(generatePerson('a', 'SSS', { year }));
  });
});

describe('specimens', () => {
  test('carry only the fields that their type prints', () => {
    const person = generatePerson('a', 'SSS', { year });
    expect(fieldsOnCard(person, 'SSS')).toMatchObject({ address: '', expiry_date: '' });
    expect(fieldsOnCard(person, 'POSTAL')).toMatchObject({ expiry_date: person.expiresOn });
  });

  test('are drawn alike each time, and differently by each wear', async () => {
    const person = generatePerson('a', 'UMID', { year });
    const drawn = await Promise.all(wears.map((wear) => drawSpecimen(person, 'UMID', wear)));
    const again = await drawSpecimen(person, 'UMID', 'none');
    expect(drawn[0] && digest(drawn[0])).toBe(digest(again));
    expect(new Set(drawn.map(digest)).size).toBe(wears.length);
    expect(await sharp(again).metadata()).toMatchObject({ format: 'jpeg', width: 1377 });
  });

  test('have a machine-readable zone by the rules of ICAO 9303', () => {
    expect(checkDigit('520727')).toBe('3');
    expect(checkDigit('L898902C3')).toBe('6');
    const [upper, lower] = machineZone(generatePerson('a', 'PASSPORT', { year }));
    expect([upper.length, lower.length]).toEqual([44, 44]);
  });

  test('exist of each type in every condition, expired where an ID expires', () => {
    const all = listSpecimens();
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const idType of knownIdTypes) {
      const variants = all.filter((each) => each.idType === idType).map(({ variant }) => variant);
      expect(variants).toEqual(expect.arrayContaining([...wears, 'under-21']));
    }
    const expired = all.filter(({ variant }) => variant === 'expired').map(({ idType }) => idType);
    expect(expired).toEqual(['DRIVING_LICENSE', 'PASSPORT', 'POSTAL', 'PRC']);
  });

  test('can be downloaded from a page that lists them, and nothing else can', async () => {
    const app = Fastify();
    registerSpecimens(app);
    const page = await app.inject('/sandbox/id-scan/specimens?people=7');
    expect(page.body.match(/href="[^"]+\.jpg"/g)).toHaveLength(listSpecimens().length);
    const picture = await app.inject('/sandbox/id-scan/specimens/7/tin-none.jpg');
    expect(picture.headers['content-type']).toBe('image/jpeg');
    expect((await sharp(picture.rawPayload).metadata()).format).toBe('jpeg');
    for (const path of [
      '7/tin-none.png',
      '7/tin-torn.jpg',
      'x/tin-none.jpg',
      '1234567/tin-none.jpg',
    ]) {
      expect((await app.inject(`/sandbox/id-scan/specimens/${path}`)).statusCode, path).toBe(404);
    }
    const odd = await app.inject('/sandbox/id-scan/specimens?people=%22%3E%3Cb%3E');
    expect(odd.body).not.toContain('"><b>');
    await app.close();
  });
});
