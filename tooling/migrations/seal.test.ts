import { describe, expect, it } from 'vitest';
import { checksumOf } from '../boundaries/sealed-migrations.ts';
import { seal } from './seal.ts';

const first = 'apps/server/src/modules/ledger/migrations/0001-tables.sql';
const second = 'apps/server/src/modules/ledger/migrations/0002-more.sql';
const held = new Map([['ledger/0001-tables.sql', checksumOf('one')]]);

describe('sealing', () => {
  it('adds what is new and leaves the rest as it is', () => {
    const { sealed, added, refused } = seal(held, { [first]: 'one', [second]: 'two' });
    expect([added, refused]).toEqual([['ledger/0002-more.sql'], []]);
    expect([...sealed]).toEqual([...held, ['ledger/0002-more.sql', checksumOf('two')]]);
  });

  it('refuses a new one that would keep players waiting, and asks nothing of those that are sealed', () => {
    const heavy = 'update ledger.wallet set balance = 0;';
    const { sealed, added, refused } = seal(
      new Map([['ledger/0001-tables.sql', checksumOf(heavy)]]),
      { [first]: heavy, [second]: heavy },
    );
    expect([sealed.size, added]).toEqual([1, []]);
    expect(refused).toEqual([
      expect.stringContaining('ledger/0002-more.sql is too heavy: ledger.wallet'),
    ]);
  });

  it('refuses what was edited or removed', () => {
    const edited = seal(held, { [first]: 'other' });
    expect(edited.refused).toEqual([
      'ledger/0001-tables.sql was edited after it had been committed. Restore it and add a new one',
    ]);
    expect(edited.sealed).toEqual(held);
    expect(seal(held, {}).refused).toEqual(['ledger/0001-tables.sql is gone. Restore it']);
  });
});
