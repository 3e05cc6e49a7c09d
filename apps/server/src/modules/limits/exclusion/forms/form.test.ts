import { demoLegal } from '@perya/contract/brands';
import { expect, test } from 'vitest';
import { type FormFacts, formOf } from './form.ts';
import { writePdfForm } from './pdf-form.ts';

const facts = (more: Partial<FormFacts>): FormFacts => ({
  kind: 'player',
  language: 'en_US',
  brandName: 'Perya',
  legal: demoLegal,
  uid: 10_000_001n,
  name: 'Ligaya Peñaflor',
  standing: null,
  irrevocableMonths: 6,
  madeAt: new Date('2026-11-18T00:00:00Z'),
  ...more,
});
const standing = {
  by: 'family',
  period: '5y',
  applicant: 'Luz Mabini',
  relation: 'mother',
  since: new Date('2026-11-17T20:00:00Z'),
  until: new Date('2031-11-17T20:00:00Z'),
  firmUntil: new Date('2027-05-17T20:00:00Z'),
} as const;

test('an empty form has lines to write on, the terms to mark, what is declared, and the helpline', () => {
  const form = formOf(facts({ kind: 'family' }));
  expect(form.facts.filter(([, value]) => value === '').map(([name]) => name)).toEqual([
    'Date of birth',
    'Name of the applicant',
    'Relation to the player',
    'Address and phone of the applicant',
  ]);
  expect(form.choices?.options).toEqual(['6 months', '1 year', '5 years', 'For ever']);
  expect(form.declaration).toContain('in its first 6 months');
  expect(form.foot.join(' ')).toContain('Gambling is addictive. Know when to stop.');
  expect(form.foot.join(' ')).toContain(demoLegal.helpline.number);
});

test('the form of an exclusion says who asked, for how long, and until when nothing ends it', () => {
  const { facts: lines, choices } = formOf(
    facts({ kind: 'standing', language: 'tl_PH', standing }),
  );
  expect(choices).toBeNull();
  expect(Object.fromEntries(lines)).toMatchObject({
    'Hiniling ng': 'Ang pamilya',
    'Pangalan ng humihiling': 'Luz Mabini',
    'Gaano katagal': '5 taon',
    'Itinakda noong': '2026-11-18',
    'Walang makapagtatapos nito bago ang': '2027-05-18',
    'Magtatapos sa': '2031-11-18',
  });
});

test('one that shall not say who of the family asked has no line for it', () => {
  const hidden = { ...standing, applicant: null, relation: null };
  const { facts: lines } = formOf(facts({ kind: 'standing', standing: hidden }));
  expect(lines.map(([name]) => name)).not.toContain('Name of the applicant');
  expect(Object.fromEntries(lines)).toMatchObject({ 'Asked for by': 'The family' });
});

test('is written as a PDF of one page', async () => {
  const parts: Buffer[] = [];
  for await (const part of writePdfForm(formOf(facts({ kind: 'family' })))) parts.push(part);
  const bytes = Buffer.concat(parts).toString('latin1');
  expect(bytes.startsWith('%PDF-')).toBe(true);
  expect(bytes.match(/\/Type \/Page\b/g)).toHaveLength(1);
});
