import { globSync, readFileSync } from 'node:fs';
import { askingCalls, requestActionNames } from '@perya/contract/staff/request-actions';
import { expect, it } from 'vitest';

const code = globSync('**/*.tsx', { cwd: new URL('../', import.meta.url) }).map((file) =>
  readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'),
);
const found = (pattern: RegExp): string[] =>
  code.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));

/** By its name, or by the call that asks for it. */
const ofCalls = found(/<(?:Waiting|Unless)[^>]*?action=\{(\w+)\.asks\}/g).map(
  (call) => askingCalls[call as keyof typeof askingCalls].asks,
);
const placed = new Set<string>([
  ...ofCalls,
  ...found(/<(?:Waiting|Unless)[^>]*?action="([a-z.-]+)"/g),
  ...found(/asks: \{ action: '([a-z.-]+)'/g),
]);

/** Those that stand on the page of whom or what they are about, with whatever else is asked about it. */
const onThePageOf: Readonly<Record<string, readonly string[]>> = {
  player: ['ledger.adjust', 'players.unblock', 'privacy.close', 'privacy.reopen'],
  staff: ['staff.promote'],
  venue: ['games.key', 'games.new', 'games.list'],
};

it('shows every request on its subject: an action that stands nowhere is asked for twice', () => {
  const kinds = new Set(found(/<WaitingRequests about=\{`([a-z-]+) \$/g));
  for (const [kind, actions] of Object.entries(onThePageOf)) {
    expect([...kinds]).toContain(kind);
    for (const action of actions) placed.add(action);
  }
  expect(requestActionNames.filter((name) => !placed.has(name))).toEqual([]);
});
