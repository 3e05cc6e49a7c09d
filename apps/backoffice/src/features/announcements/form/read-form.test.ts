import { addAnnouncement } from '@perya/contract/announcements/staff-calls/announcements';
import { expect, it } from 'vitest';
import { refusedFields } from '../../../lib/forms/refused-fields.ts';
import { type AnnouncementForm, formOf, inputOf, refusedOf } from './read-form.ts';

const whole: AnnouncementForm = {
  picture: '/files/announcements/1/a.webp',
  title_en: ' Fiesta ',
  title_tl: 'Pista',
  body_en: '',
  body_tl: '',
  link: '/welfare',
  frequency: '2',
  start: '2026-11-17T06:00',
  end: '2026-11-18T06:00',
  levels: '1-3, 12',
  brands: ['h5'],
  seq: '20',
};

const refused = (form: AnnouncementForm) => {
  const input = { key: crypto.randomUUID(), reason: 'As planned', ...inputOf(form) };
  const own = refusedOf(form).filter((name) => name !== false);
  return [...own, ...refusedFields(addAnnouncement, input)];
};

it('sends a form that is whole as the contract has it', () => {
  expect(refused(whole)).toEqual([]);
  expect(
    addAnnouncement.request.parse({
      key: crypto.randomUUID(),
      reason: 'As planned',
      ...inputOf(whole),
    }),
  ).toMatchObject({
    picture: '/files/announcements/1/a.webp',
    title_en: 'Fiesta',
    title_tl: 'Pista',
    body_en: '',
    body_tl: '',
    link: '/welfare',
    frequency: 2,
    start: Date.UTC(2026, 10, 16, 22) / 1000,
    end: Date.UTC(2026, 10, 17, 22) / 1000,
    levels: [1, 2, 3, 12],
    brands: ['h5'],
    seq: 20,
  });
});

it.each<[keyof AnnouncementForm, Partial<AnnouncementForm>]>([
  ['picture', { picture: '' }],
  ['title_tl', { title_tl: ' ' }],
  ['body_tl', { body_en: 'Only here' }],
  ['link', { link: 'javascript:alert(1)' }],
  ['start', { start: 'soon' }],
  ['end', { end: '2026-11-17T06:00' }],
  ['levels', { levels: 'gold' }],
  ['brands', { brands: [] }],
  ['seq', { seq: '-1' }],
])('says that %s cannot be sent', (field, given) => {
  expect(refused({ ...whole, ...given })).toEqual([field]);
});

it('asks for everything that a new one needs', () => {
  expect(refused(formOf(null))).toEqual(['picture', 'title_en', 'title_tl', 'start', 'end']);
});
