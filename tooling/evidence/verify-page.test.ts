import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  readPublished,
  requireChain,
  requirePublished,
  verifyPack,
} from '../../apps/server/src/platform/evidence/page/verify-pack.js';
import {
  shareOf,
  workOutShares,
} from '../../apps/server/src/platform/evidence/page/work-out-share.js';
import { makeEvidencePage } from '../../apps/server/src/platform/evidence/register-page.ts';
import { figuresOf, roundOf, writePack } from './write-pack.ts';

const posting = (amount: number) => [
  7,
  1,
  1,
  'bet',
  'k',
  'aa',
  0,
  0,
  [
    [0, 'a', -100],
    [1, 'b', amount],
  ],
];
const first = writePack('2026-11-16', {
  ledger: [posting(100)],
  rounds: [roundOf('2026-11-16', 1, 10_000, 4_000), roundOf('2026-11-16', 2, 2_001, 0)],
  figures: [],
  controls: [[1, 'books-sum-to-zero', 1, 1, 1, 5, 0]],
});
/** The gaming day is closed, and so signed, on the day after. */
const second = writePack(
  '2026-11-17',
  {
    ledger: [],
    rounds: [],
    figures: figuresOf('2026-11-16', { rounds: 2, staked: 12_001, won: 4_000, share: 1001 }),
    controls: [[2, 'two-persons-decide', 1, 1, 1, 5, 3]],
  },
  first.hash,
);

describe('a pack', () => {
  it('is unpacked file by file, and leads to what was signed', async () => {
    const pack = await verifyPack(second.bytes);
    expect(pack).toMatchObject({ day: '2026-11-17', hash: second.hash, previous: first.hash });
    expect(pack.broken).toEqual(['two-persons-decide']);
    expect((await verifyPack(first.bytes)).rows).toBe(4);
  });

  it('that was cut off, or is none, is refused', async () => {
    await expect(verifyPack(first.bytes.subarray(0, -9))).rejects.toThrow('not a whole one');
    await expect(verifyPack(Buffer.from('no pack'))).rejects.toThrow('no pack');
    await expect(verifyPack(gzipSync('{}\n'))).rejects.toThrow('no pack');
  });

  it('with one changed figure is found', async () => {
    const text = gunzipSync(first.bytes).toString();
    const changed = gzipSync(text.replace(',4000,', ',4001,'));
    await expect(verifyPack(changed)).rejects.toThrow('the rows of rounds are not what was signed');
  });

  it('whose postings make money of nothing is found, though it was signed', async () => {
    const { bytes } = writePack('2026-11-16', { ledger: [posting(101)] });
    await expect(verifyPack(bytes)).rejects.toThrow('sum to 1');
  });

  it('follows the day before, and is what was kept outside', async () => {
    const packs = [await verifyPack(second.bytes), await verifyPack(first.bytes)];
    expect(() => requireChain(packs)).not.toThrow();
    const stranger = await verifyPack(writePack('2026-11-18', { ledger: [] }).bytes);
    expect(() => requireChain([...packs, stranger])).toThrow('does not follow');
    const kept = readPublished(JSON.stringify({ day: '2026-11-16', statement: first.statement }));
    expect(requirePublished(packs, kept)).toBe(1);
    const other = [{ day: '2026-11-16', statement: second.statement }];
    expect(() => requirePublished(packs, other)).toThrow('another statement');
  });
});

describe('the share', () => {
  const work = async (sums: Parameters<typeof figuresOf>[1]) => {
    const figures = writePack('2026-11-17', { figures: figuresOf('2026-11-16', sums) });
    return workOutShares([await verifyPack(first.bytes), await verifyPack(figures.bytes)])[0];
  };
  const right = { rounds: 2, staked: 12_001, won: 4_000, share: 1001 };

  it('is worked out from single rounds', async () => {
    expect(await work(right)).toMatchObject({ ggr: 8001n, share: 1001n, missing: [], faults: [] });
  });

  it('that is one centavo less is found', async () => {
    expect((await work({ ...right, share: 1000 }))?.faults).toEqual([{ fault: 'share' }]);
  });

  it('of figures that the rounds do not sum to is found', async () => {
    const day = await work({ rounds: 1, staked: 10_000, won: 4_000, share: 750 });
    expect(day?.faults).toEqual([{ fault: 'game', about: 'studio plinko' }]);
  });

  it('names the packs that the rounds lie in where they are not there', async () => {
    const [day] = workOutShares([await verifyPack(second.bytes)]);
    expect(day).toMatchObject({ missing: ['2026-11-16'], faults: [], share: 1001n });
  });

  it('is rounded up, and nothing where players won', () => {
    expect([shareOf(10_001n, 1250), shareOf(-500n, 1250), shareOf(0n, 1250)]).toEqual([
      1251n,
      0n,
      0n,
    ]);
  });
});

describe('the page', () => {
  const { html, policy } = makeEvidencePage();

  it('is one file that asks nobody and sends nothing', () => {
    expect(html).not.toMatch(/\b(?:src|href)=(?!"data:)/);
    expect(policy).toContain(`default-src 'none'`);
    expect(policy).not.toMatch(/connect-src|'self'|unsafe/);
  });

  it('has one script in which no name stands twice and nothing is left out', () => {
    const [, script = ''] = /<script type="module">([\s\S]*)<\/script>/.exec(html) ?? [];
    expect(script).toContain('async function verifyPack');
    expect(script).not.toMatch(/^(?:import|export) /m);
    expect(() => new Function(script)).not.toThrow();
  });
});
