import { randomUUID } from 'node:crypto';
import { createClient } from '@perya/contract/client';
import { sendSupportMessage } from '@perya/contract/support/calls/support';
import { type SubmittedPlayer, submitIdentity, waitingFor } from '../backoffice/submit-identity.ts';
import { freshPhone } from '../identity/player.ts';
import { addressOf } from '../page/open.ts';
import { openSession } from '../page/sign-in.ts';
import type { Job } from './job.ts';
import { at, type Person, room } from './person.ts';

const findPlayer: Job = {
  name: 'Find a player by phone',
  roles: ['support'],
  before: 4,
  arrange: async () => {
    const phone = freshPhone();
    await openSession({ phone });
    return async (...people) => {
      const first = at(people, 0);
      await first.key('/');
      await first.write(phone);
      await first.key('Enter');
      await first.page.waitForURL(/\/players\/\d+/);
      await first.page.getByRole('heading', { level: 1 }).waitFor();
    };
  },
};

/** Looks at both photos, types the number that no scan has read, and approves. */
async function approveReview(person: Person, { uid }: SubmittedPlayer): Promise<void> {
  const { page } = person;
  const drawer = page.getByRole('complementary', { name: `Player ${uid}, version 1` });
  await drawer.getByRole('button', { name: 'Approve in full' }).waitFor();
  await person.key('2');
  await drawer.getByRole('img', { name: 'Selfie with the ID' }).waitFor();
  await person.fill(drawer.getByLabel('ID number, read off the photo'), `N${uid}`);
  // Out of the field, so that keys are the desk's again.
  await person.key('Tab');
  await person.key('f');
  await page.getByRole('dialog').getByRole('button', { name: 'Approve in full' }).waitFor();
  await person.key('Enter');
  await page.getByRole('dialog').getByRole('status').waitFor();
}

const decideReviews: Job = {
  name: 'Decide a KYC case and the next',
  roles: ['reviewer'],
  before: 13,
  arrange: async () => {
    const oldest = await submitIdentity();
    const next = await submitIdentity();
    await waitingFor(oldest, 900);
    await waitingFor(next, 899);
    return async (...people) => {
      const first = at(people, 0);
      await first.click(room(first, 'KYC'));
      await first.page.getByRole('button', { name: 'Claim the next' }).waitFor();
      await first.key('n');
      await approveReview(first, oldest);
      await first.key('Enter');
      await approveReview(first, next);
    };
  },
};

async function writingPlayer(text: string): Promise<void> {
  const { token } = JSON.parse(await openSession()) as { token: string };
  const client = createClient({
    baseUrl: addressOf(''),
    token: { get: () => token, clear: () => {} },
  });
  await client.call(sendSupportMessage, { key: randomUUID(), text, pictures: [] });
}

const answer: Job = {
  name: 'Answer a conversation',
  roles: ['support'],
  before: 6,
  arrange: async () => {
    await writingPlayer('Where is my withdrawal?');
    return async (...people) => {
      const first = at(people, 0);
      const { page } = first;
      await first.click(room(first, 'Support'));
      await first.click(page.locator('[data-row-link]').first());
      const conversation = page.getByRole('complementary', { name: /^Conversation of/ });
      await conversation.getByRole('button', { name: 'Claim' }).waitFor();
      await first.key('c');
      const written = conversation.getByLabel('Answer', { exact: true });
      await page.waitForFunction(() => document.activeElement instanceof HTMLTextAreaElement);
      await first.write('It is on its way.');
      await first.key('Control+Enter');
      await conversation.getByRole('log').getByText('It is on its way.').waitFor();
      await written.waitFor();
    };
  },
};

export const peopleJobs: readonly Job[] = [findPlayer, decideReviews, answer];
