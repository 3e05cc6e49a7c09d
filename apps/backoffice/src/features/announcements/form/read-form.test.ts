import { expect, it } from 'vitest';
import { type AnnouncementForm, formOf, readForm } from './read-form.ts';

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

it('reads a form that is whole', () => {
  expect(readForm(whole)).toEqual({
    input: {
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
    },
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
  expect(readForm({ ...whole, ...given })).toEqual({ problems: { [field]: true } });
});

it('asks for everything that a new one needs', () => {
  expect(readForm(formOf(null))).toEqual({
    problems: { picture: true, title_en: true, title_tl: true, start: true, end: true },
  });
});
