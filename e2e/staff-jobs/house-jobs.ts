import { randomUUID } from 'node:crypto';
import { savePromotion } from '@perya/contract/promotions/staff-calls/deciding';
import { staffClient } from '../backoffice/staff-client.ts';
import type { Job } from './job.ts';
import { approve, approveOpened, at, decide, dialogOf, goOn, room, tab } from './person.ts';

/** A gift of a hundred pesos that anybody may have. */
const draft = {
  name_tl: 'Regalo sa tag-ulan',
  terms_en: 'Play it once.',
  terms_tl: 'Laruin nang isang beses.',
  ends_at: null,
  audience: {},
  rules: {},
  cash_type: 4011,
  wagering_times: 1,
  claim_hours: null,
  player_cap: null,
  day_cap: null,
  budget: '100.00',
  exclusive_group: null,
  is_one_per_person: false,
  place: 0,
};

const publishPromotion: Job = {
  name: 'Publish a promotion that is drafted',
  roles: ['promotions', 'risk'],
  before: 13,
  arrange: async () => {
    const name = `Rainy day ${randomUUID().slice(0, 6)}`;
    const author = await staffClient('promotions');
    await author.call(savePromotion, {
      id: null,
      kind: 'gift',
      seen: 0,
      content: { ...draft, name_en: name, starts_at: Math.floor(Date.now() / 1000) },
      words: 'For the rainy season',
    });
    return async (...people) => {
      const first = at(people, 0);
      const { page } = first;
      await first.click(room(first, 'Promotions'));
      await first.click(page.getByRole('link', { name, exact: true }));
      const drawer = page.getByRole('complementary', { name });
      await first.click(drawer.getByRole('button', { name: 'Simulate' }));
      await drawer.getByRole('status').waitFor();
      await first.click(drawer.getByRole('button', { name: 'Ask to publish' }));
      await decide(first, 'planned');
      await goOn(first, 'waits for a second person');
      await approve(at(people, 1), name);
    };
  },
};

const stopVenue: Job = {
  name: 'Stop a venue and resume it',
  roles: ['administrator', 'risk'],
  before: 17,
  arrange:
    async () =>
    async (...people) => {
      const first = at(people, 0);
      const { page } = first;
      await first.key('/');
      await first.write('stop venue studio');
      await page.getByRole('option', { name: /^Stop venue: / }).waitFor();
      await first.key('Enter');
      await dialogOf(first)
        .getByText(/takes a new round from now on/)
        .waitFor();
      await decide(first, 'fault');
      await goOn(first, 'It is stopped');
      await first.click(page.getByRole('button', { name: /^Ask to resume/ }));
      await decide(first, 'cause-gone');
      await goOn(first, 'waits for a second person');
      await approve(at(people, 1), /studio/i);
    },
};

const brandsCount = 6;

const publishTerms: Job = {
  name: 'Publish terms for six brands',
  roles: ['content', 'content'],
  before: 55,
  arrange:
    async () =>
    async (...people) => {
      const first = at(people, 0);
      const { page } = first;
      const clause = `\n\n## Umbrellas\n\nUmbrellas stay outside.\n`;
      await first.click(room(first, 'Content'));
      await first.click(tab(first, 'Documents'));
      await first.click(page.getByRole('link', { name: 'Terms of Use' }).first());
      for (const field of ['Text, English', 'Text, Tagalog']) {
        const text = page.getByLabel(field);
        await first.fill(text, `${await text.inputValue()}${clause}`);
      }
      await first.click(page.getByRole('button', { name: 'Save the draft' }));
      await page.getByText('Not saved').waitFor({ state: 'detached' });
      await first.click(page.getByRole('button', { name: 'Publish for several brands' }));
      await decide(first, 'planned');
      await goOn(first, 'each brand waits for a second person');
      const second = at(people, 1);
      await approve(second, 'Umbrellas');
      for (let approved = 1; approved < brandsCount; approved++) {
        await approveOpened(second, 'Umbrellas');
      }
    },
};

export const houseJobs: readonly Job[] = [publishPromotion, stopVenue, publishTerms];
