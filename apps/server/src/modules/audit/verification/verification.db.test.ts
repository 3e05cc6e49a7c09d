import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCommitSignal } from '../../../platform/events/commit-signal.ts';
import { catchUp } from '../../../platform/events/log-reader.ts';
import type { StaffContext } from '../../../platform/http/context.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createAudit } from '../audit.ts';
import { sealEntries } from '../seal-entries.ts';

const entries = 12_000;
const logged: unknown[] = [];
const context = {
  staffId: 3n,
  address: '10.0.0.1',
  userAgent: '',
  requestId: 'r-1',
  log: { error: (...said: unknown[]) => void logged.push(said) },
} as unknown as StaffContext;

let database: TestDatabase;
let audit: ReturnType<typeof createAudit>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Changes rows with triggers disabled, as only a superuser can. */
const tamper = (sql: string) =>
  database.owner.query(
    `set session_replication_role = replica; ${sql}; set session_replication_role = origin`,
  );

const write = (count: number) =>
  database.owner.query(
    `insert into audit.entry (seq, actor_kind, actor, action, subject_kind, subject, address, device, request_id, after, reason)
     select platform.draw_number('audit.entry_seq'), 'player', n::text, 'identity.logged-in', 'player', n::text,
       '10.0.0.1', 'Chrome on Android', 'r-' || n, jsonb_build_object('n', n), ''
     from generate_series(1, $1::int) n`,
    [count],
  );
const seal = () => catchUp(database.pool, sealEntries, 20_000);

beforeEach(async () => {
  logged.length = 0;
  audit = createAudit({ pool: database.pool, commitSignal: createCommitSignal() });
  await tamper(
    `truncate audit.entry, audit.seal, audit.verification, platform.event, platform.log_reader;
     update audit.head set position = 0, hash = ''`,
  );
});

/** Begins a verification as staff do, and asks until it is through. */
async function verify(since: 'beginning' | 'verified' = 'beginning') {
  const { id } = await audit.handlers.verifyChain(context, { since });
  for (;;) {
    const { runs } = await audit.handlers.getChain(context, {});
    const run = runs.find((each) => each.id === id);
    if (run?.state !== 'running') return run;
  }
}

describe('a verification of the chain', () => {
  test('finds twelve thousand entries sound, then names the one of which a byte was altered', async () => {
    await write(entries);
    await seal();
    const sound = await verify();
    expect(sound).toMatchObject({
      state: 'sound',
      verified: String(entries),
      target: String(entries),
      started_by_kind: 'staff',
      started_by: '3',
      broken: null,
    });
    expect(sound?.finished_at).not.toBeNull();

    const { rows } = await database.pool.query(`select seq from audit.seal where position = 7777`);
    const seq = String(rows[0]?.seq);
    await tamper(`update audit.entry set address = '10.0.0.2' where seq = ${seq}`);
    expect(await verify()).toMatchObject({
      state: 'broken',
      verified: '7776',
      broken: { fault: 'altered', seq, position: '7777' },
    });
    expect(JSON.stringify(logged)).toContain(`at position 7777, entry ${seq}: the entry`);
    const { rows: kept } = await database.pool.query(
      `select action, actor_kind, actor, after from audit.entry where action like 'audit.%' order by seq`,
    );
    expect(kept).toMatchObject([
      { action: 'audit.chain-verified', actorKind: 'staff', actor: '3' },
      { action: 'audit.chain-broken', after: { fault: 'altered', entry: seq, position: '7777' } },
    ]);
  });

  test('goes on behind the last entry that was found good, and does not trust a head that is no more', async () => {
    await write(1500);
    await seal();
    await verify();
    await write(300);
    await seal();
    // The verdict is an entry of the chain too.
    expect(await verify('verified')).toMatchObject({
      state: 'sound',
      first: '1500',
      verified: '1801',
    });
    await tamper(`update audit.entry set reason = 'x' where subject = '300' and seq > 1500`);
    expect(await verify('verified')).toMatchObject({ state: 'sound', first: '1801' });
    expect(await verify()).toMatchObject({ state: 'broken' });
    await tamper(`update audit.seal set hash = '\\x00' where position = 1801`);
    expect(await verify('verified')).toMatchObject({
      state: 'broken',
      broken: { fault: 'cut off', position: '1801' },
    });
  });

  test('is one of fifty that are asked for at once', async () => {
    await write(3000);
    await seal();
    // None can read the chain to its end before all have asked.
    const holder = await database.owner.connect();
    await holder.query('begin; lock table audit.seal in access exclusive mode');
    const asked = await Promise.allSettled(
      Array.from({ length: 50 }, () => audit.handlers.verifyChain(context, { since: 'beginning' })),
    );
    await holder.query('rollback');
    holder.release();
    const begun = asked.filter(({ status }) => status === 'fulfilled');
    const refused = asked.filter(({ status }) => status === 'rejected');
    expect(begun).toHaveLength(1);
    for (const each of refused) {
      expect(each).toMatchObject({ reason: { code: 'CHAIN_BEING_VERIFIED' } });
    }
    await audit.close();
  });

  test('ends with its server, and one that fell silent stands in nobody’s way', async () => {
    await write(3000);
    await seal();
    const { id } = await audit.handlers.verifyChain(context, { since: 'beginning' });
    await audit.close();
    const stateOf = async (run: string) => {
      const { runs } = await audit.handlers.getChain(context, {});
      return runs.find((each) => each.id === run)?.state;
    };
    expect(await stateOf(id)).toBe('interrupted');
    const { rows } = await database.owner.query(
      `insert into audit.verification (started_by_kind, started_by, since, alive_at)
       values ('staff', '9', 'beginning', now() - interval '2 minutes') returning id`,
    );
    audit = createAudit({ pool: database.pool, commitSignal: createCommitSignal() });
    expect(await verify()).toMatchObject({ state: 'sound' });
    expect(await stateOf(String(rows[0]?.id))).toBe('interrupted');
  });
});
