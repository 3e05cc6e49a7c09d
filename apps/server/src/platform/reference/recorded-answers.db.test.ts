import { writeFileSync } from 'node:fs';
import { accessKind } from '@perya/contract/access';
import type { Call } from '@perya/contract/call';
import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMoneyPlayer } from '../../testing/money-player.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { recordedAnswers } from './examples.ts';

const file = new URL('./recorded-answers.json', import.meta.url);
/** `RECORD_ANSWERS=1` writes the file anew. */
const isRecording = process.env['RECORD_ANSWERS'] === '1';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** What reads and asks for nothing: of visitors, and of players about themselves; what logs somebody in is no example. */
const reading = Object.entries(calls as Record<string, Call>).filter(
  ([, call]) =>
    call.method === 'GET' &&
    !call.movesMoney &&
    ['public', 'player'].includes(accessKind(call.access)) &&
    !/token|logout|captcha|credential/.test(call.path) &&
    call.request.safeParse({}).success,
);

/** Enough for a reader: one row of each list, and long words cut. */
function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shorten);
  if (typeof value === 'string' && value.length > 160) return `${value.slice(0, 157)}…`;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shorten(inner)]));
}

test('the answers that the reference shows are those that a player of this house gets', async () => {
  const player = await createMoneyPlayer(server, { pesos: 1000 });
  await player.addAccount();
  await player.lose(100);
  const answers: Record<string, unknown> = {};
  const refused: string[] = [];
  for (const [name, call] of reading) {
    const answer = await player.client.call(call, {}).then(shorten, ({ code }) => {
      refused.push(`${name} ${code}`);
    });
    // What has a form of its own cannot be cut, and is shown by its shape.
    if (call.answer.safeParse(answer).success) answers[name] = answer;
  }
  expect(refused).toEqual([]);
  if (isRecording) writeFileSync(file, `${JSON.stringify(answers, null, 2)}\n`);
  else expect(Object.keys(answers).toSorted()).toEqual(Object.keys(recordedAnswers()).toSorted());
});
