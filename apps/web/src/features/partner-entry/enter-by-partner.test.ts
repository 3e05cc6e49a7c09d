import { ClientError } from '@perya/contract/client-errors';
import { expect, it } from 'vitest';
import { type EntrySteps, enterByPartner } from './enter-by-partner.ts';

const entry = { token: 'a-token', page: '/welfare', failedPage: '/welfare' };
const player = { uid: '7', phone: '+63 917 **** 001' };
const session = { token: 'session', expires_at: 1, player };

function stepsOf(changes: Partial<EntrySteps> = {}) {
  const done: string[] = [];
  const note = (name: string) => (said: unknown) =>
    void done.push(said === undefined ? name : `${name} ${JSON.stringify(said)}`);
  const steps: EntrySteps = {
    logIn: async (token) => {
      done.push(`login ${token}`);
      return session;
    },
    isWanted: async () => true,
    discard: async () => note('discard')(undefined),
    keep: () => note('keep')(undefined),
    readVerified: async () => true,
    saySuccess: () => note('success')(undefined),
    sayFailure: note('failure'),
    resume: () => note('resume')(undefined),
    askSecondFactor: ({ challenge }) => note('second factor')(challenge),
    go: note('go'),
    ...changes,
  };
  return { done, steps };
}
const refusing = (error: Error) => ({ logIn: () => Promise.reject(error) });

it('logs in, lets the watch go on, says so and goes to the page [A-059 M-085 M-259 M-260]', async () => {
  const { done, steps } = stepsOf();
  expect(await enterByPartner(entry, steps)).toBe('gone');
  expect(done).toEqual(['login a-token', 'keep', 'resume', 'success', 'go "/welfare"']);
});

it('goes to the identity check while that is not finished [M-085 M-403]', async () => {
  const { done, steps } = stepsOf({ readVerified: async () => false });
  await enterByPartner(entry, steps);
  expect(done.at(-1)).toBe('go "/s-kyc"');
});

it('says the server’s reason where there is one, and goes on all the same [M-259 M-260 M-401]', async () => {
  const known = stepsOf(refusing(new ClientError('server', 'Too old', 'PARTNER_TOKEN_EXPIRED')));
  expect(await enterByPartner(entry, known.steps)).toBe('gone');
  expect(known.done).toEqual(['resume', 'failure "Too old"', 'go "/welfare"']);
  const lost = stepsOf(refusing(new ClientError('network', 'Lost', 'NETWORK')));
  await enterByPartner(entry, lost.steps);
  expect(lost.done).toEqual(['resume', 'failure null', 'go "/welfare"']);
});

it('knows no reason of what only a gateway answers [M-401]', async () => {
  const gateway = stepsOf(refusing(new ClientError('server', 'Server error', 'HTTP_502')));
  await enterByPartner(entry, gateway.steps);
  expect(gateway.done).toEqual(['resume', 'failure null', 'go "/welfare"']);
});

it('keeps nothing of a link that nobody wanted', async () => {
  const { done, steps } = stepsOf({ isWanted: async () => false });
  expect(await enterByPartner(entry, steps)).toBe('gone');
  expect(done).toEqual(['login a-token', 'discard', 'resume', 'go "/"']);
});

it('fails without a token, and goes where the door says [M-404]', async () => {
  const { done, steps } = stepsOf();
  await enterByPartner({ ...entry, token: null, failedPage: '/?action=login' }, steps);
  expect(done).toEqual(['resume', 'failure null', 'go "/?action=login"']);
});

it('stays where it is when the channel is closed, to say where to go', async () => {
  const { done, steps } = stepsOf(refusing(new ClientError('server', 'Closed', 'PARTNER_CLOSED')));
  expect(await enterByPartner(entry, steps)).toBe('closed');
  expect(done).toEqual(['resume', 'failure "Closed"']);
});

it('asks for the code of the authenticator app before it goes on', async () => {
  const { done, steps } = stepsOf({
    logIn: async () => ({ token: '', expires_at: 1, challenge: 'c', player }),
  });
  expect(await enterByPartner(entry, steps)).toBe('second-factor');
  expect(done).toEqual(['resume', 'go "/"', 'second factor "c"']);
});
