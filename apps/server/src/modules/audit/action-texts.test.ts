import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { actionCalled, actionText } from '@perya/contract/audit/action-texts/action-text';
import { expect, test } from 'vitest';

const modules = join(import.meta.dirname, '..');
const written = /action: (?:\w+ \? )?'([a-z]+\.[a-z-]+)'(?: : '([a-z]+\.[a-z-]+)')?/g;

/** Every action that the code of the modules names where an entry is made. */
function actionsInCode(): readonly string[] {
  const files = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const found = files.flatMap((file) =>
    [...readFileSync(join(modules, file), 'utf8').matchAll(written)].flatMap(([, ...names]) =>
      names.filter((name) => name !== undefined),
    ),
  );
  return [...new Set(found)].toSorted();
}

test('every action is told in words of its own, in both languages', () => {
  const actions = actionsInCode();
  expect(actions.length).toBeGreaterThan(200);
  expect(actions.filter((action) => actionText(action) === undefined)).toEqual([]);
  // Whoever copies the words finds that action and no other.
  for (const action of actions) {
    const text = actionText(action);
    expect([text?.en, text?.tl].map((words) => actionCalled(words ?? ''))).toEqual([
      action,
      action,
    ]);
  }
});
