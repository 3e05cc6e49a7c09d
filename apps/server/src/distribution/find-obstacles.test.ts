import { expect, test } from 'vitest';
import { findObstacles, type ObstacleNeeds } from './find-obstacles.ts';
import { productPlan, shardsFor } from './plan.ts';

type Nodes = ObstacleNeeds['nodes'];
type Tables = ObstacleNeeds['tables'];

/** A coordinator with two workers on which everything is ready, but for what is said. */
function find({ nodes = {}, tables = {} }: { nodes?: Partial<Nodes>; tables?: Partial<Tables> }) {
  const soundNodes: Nodes = {
    hasCitus: async () => true,
    readCluster: async () => ({ isNamed: true, workers: 2 }),
    listUnreached: async () => [],
    askAll: async () => [{ node: 'a:1', answer: '1' }],
    readBuckets: async () => 8,
    listServers: async () => [],
  };
  const soundTables: Tables = {
    listToLay: async () => ['ledger.wallet'],
    listKeysWithoutBucket: async () => [],
    listUnfilled: async () => [],
    listUnplaced: async () => [],
  };
  return findObstacles({
    nodes: { ...soundNodes, ...nodes },
    tables: { ...soundTables, ...tables },
    plan: productPlan,
    appLogin: 'the_app',
  });
}

test('where nothing stands in the way, nothing is said', async () => {
  expect(await find({})).toEqual([]);
});

test('what makes every further question idle is said alone', async () => {
  const unfilled = { listUnfilled: async () => ['ledger.entry'] };
  const only = async (nodes: Partial<Nodes>) => {
    const found = await find({ nodes, tables: unfilled });
    expect(found).toHaveLength(1);
    return found[0];
  };
  expect(await only({ hasCitus: async () => false })).toMatch(/no Citus/);
  expect(await only({ readCluster: async () => null })).toMatch(/worker/);
  expect(await only({ readBuckets: async () => null })).toMatch(/no installation/);
  expect(await only({ readBuckets: async () => 1 })).toMatch(/one bucket/);
  expect(await only({ listUnreached: async () => ['a:1 does not reach b:2'] })).toMatch(/b:2/);
});

test('too few buckets for the workers, none of them, or an unnamed coordinator', async () => {
  const found = await find({
    nodes: {
      readCluster: async () => ({ isNamed: false, workers: 3 }),
      readBuckets: async () => 2,
    },
  });
  expect(found).toEqual([
    expect.stringMatching(/coordinator is/),
    expect.stringMatching(/2 buckets/),
  ]);
  const without = { readCluster: async () => ({ isNamed: true, workers: 0 }) };
  expect(await find({ nodes: without })).toEqual([expect.stringMatching(/no workers/)]);
});

test('everything else is said together: nodes, roles, tables, keys, rows and servers', async () => {
  const found = await find({
    nodes: {
      askAll: async (question) => [
        { node: 'a:1', answer: question.includes('the_app') ? '0' : '1' },
        { node: 'b:2', answer: question.startsWith('show') ? '0' : '1' },
      ],
      listServers: async () => ['7 on elsewhere'],
    },
    tables: {
      listKeysWithoutBucket: async () => ['one', 'two', 'three', 'four', 'five', 'six'],
      listUnfilled: async () => ['ledger.entry'],
      listUnplaced: async (schemas, named) => [
        `${schemas.find((name) => name === 'limits')}.new, not ${named.find((name) => name === 'limits.day')}`,
      ],
    },
  });
  expect(found).toEqual([
    'b:2 has max_prepared_transactions = 0: a change of two nodes needs it.',
    'a:1 does not know the role the_app.',
    expect.stringMatching(/how these lie .*: limits\.new, not limits\.day/),
    expect.stringMatching(/one, two, three, four, five and 1 more/),
    'Rows may be without a bucket: ledger.entry.',
    expect.stringMatching(/7 on elsewhere/),
  ]);
});

test('servers may run where nothing is to be moved', async () => {
  const nodes = { listServers: async () => ['7 on elsewhere'] };
  expect(await find({ nodes, tables: { listToLay: async () => [] } })).toEqual([]);
});

test('there is a shard for each bucket, up to a bound', () => {
  expect([2, 64, 256].map(shardsFor)).toEqual([2, 64, 64]);
});
