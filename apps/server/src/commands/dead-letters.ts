import { print } from '../platform/announce.ts';
import { maskContacts } from '../platform/outbox/mask-contacts.ts';
import { createOutboxStore, type OutboxStore } from '../platform/outbox/outbox.store.ts';
import { StartError } from '../platform/start-error.ts';
import { runCommand } from './run-command.ts';

const shown = 100;

/** Without their content, which holds phone numbers and texts to players. */
async function list(store: OutboxStore): Promise<void> {
  const { rows: letters } = await store.dead.page({ limit: shown });
  for (const { id, channel, uid, diedAt, attempts, lastError } of letters) {
    const why = maskContacts(lastError);
    print(`${id}  ${channel}  player ${uid}  ${diedAt.toISOString()}  ${attempts}×  ${why}`);
  }
  print(
    letters.length === 0 ? 'No dead letters.' : `${letters.length} dead letters, newest first.`,
  );
}

function readIds(words: readonly string[]): bigint[] | null {
  if (words.join() === 'all') return null;
  if (words.length === 0 || !words.every((word) => /^\d+$/.test(word))) {
    throw new StartError('Say which: npm run dead-letters -- revive ID… , or revive all');
  }
  return words.map(BigInt);
}

/** Lists dead letters, or requeues them. */
runCommand(([verb, ...words]) => {
  const ids = verb === 'revive' ? readIds(words) : undefined;
  return async (pool) => {
    const store = createOutboxStore(pool);
    if (ids === undefined) await list(store);
    else print(`${(await store.revive(ids)).length} dead letters will be tried again.`);
  };
});
