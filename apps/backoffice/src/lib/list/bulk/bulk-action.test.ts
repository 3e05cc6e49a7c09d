import { expect, test } from 'vitest';
import { type BulkAction, runBulk } from './bulk-action.ts';

const client = { call: () => Promise.reject(), upload: () => Promise.reject() } as never;

function actionOf(refuses: number) {
  const log: string[] = [];
  const action: BulkAction<number> = {
    id: 'claim',
    label: 'Claim',
    isFor: () => true,
    run: async (_, row) => {
      if (row === refuses) throw new Error('Taken');
      log.push(`run ${row}`);
    },
    undo: async (_, row) => log.push(`undo ${row}`),
  };
  return { action, log };
}

test('a row that is refused keeps none of the others from being done, and is not undone', async () => {
  const { action, log } = actionOf(2);
  const outcome = await runBulk(client, action, 'run', [1, 2, 3]);
  expect(outcome.done).toEqual([1, 3]);
  expect(outcome.refused.map(({ row }) => row)).toEqual([2]);
  await runBulk(client, action, 'undo', outcome.done);
  expect(log).toEqual(['run 1', 'run 3', 'undo 1', 'undo 3']);
});
