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
    'Address and phone of the applicant',
  ]);
  expect(form.choices.map(({ options }) => options)).toEqual([
    ['6 months', '1 year', '5 years', 'For ever'],
    ['Spouse', 'Child, at least 18 years old', 'Parent'],
    [
      'Copy of a valid government ID of the applicant',
      'Copy of an ID with photo of the player',
      'Proof of the relation',
    ],
  ]);
  expect(form.foot.join(' ')).toContain('RG Form 3');
  expect(form.declaration).toContain('in its first 6 months');
  expect(form.foot.join(' ')).toContain('Gambling is addictive. Know when to stop.');
  expect(form.foot.join(' ')).toContain(demoLegal.helpline.number);
});

test('the form of an exclusion says who asked, for how long, and until when nothing ends it', () => {
  const { facts: lines, choices } = formOf(
    facts({ kind: 'standing', language: 'tl_PH', standing }),
  );
  expect(choices).toEqual([]);
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

test('a player’s own says what PAGCOR wants enclosed, whom it is handed to and how it ends', () => {
  for (const language of ['en_US', 'tl_PH'] as const) {
    const form = formOf(facts({ kind: 'player', language }));
    expect(form.choices.map(({ options }) => options.length)).toEqual([4, 2]);
    expect(form.declaration).toContain('National Database of Restricted Persons');
    expect(form.foot.join(' ')).toContain('RG Form 2');
  }
  const own = formOf(facts({ kind: 'player' }));
  expect(own.choices[1]?.options).toEqual([
    'Copy of a valid government ID with photo',
    '2x2 photo, taken within the last six months',
  ]);
  expect(own.declaration).toContain('lifted by itself');
});

test('one that the operator has set says so in its title', () => {
  const titleOf = (by: 'house' | 'player') =>
    formOf(facts({ kind: 'standing', standing: { ...standing, by, applicant: null } })).title;
  expect(titleOf('house')).toBe('Exclusion from play by the operator');
  expect(titleOf('player')).toBe('Exclusion from play');
});

test.each([
  ['player', 'en_US'],
  ['player', 'tl_PH'],
  ['family', 'en_US'],
  ['family', 'tl_PH'],
] as const)('that of the %s in %s is written as a PDF of one page', async (kind, language) => {
  const parts: Buffer[] = [];
  for await (const part of writePdfForm(formOf(facts({ kind, language })))) parts.push(part);
  const bytes = Buffer.concat(parts).toString('latin1');
  expect(bytes.startsWith('%PDF-')).toBe(true);
  expect(bytes.match(/\/Type \/Page\b/g)).toHaveLength(1);
});
