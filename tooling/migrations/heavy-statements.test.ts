import { describe, expect, it } from 'vitest';
import { findHeavyStatements } from './heavy-statements.ts';

const tablesOf = (sql: string) => findHeavyStatements(sql).map((found) => found.split(':')[0]);

describe('a migration', () => {
  it.each([
    'create index on games.bet (venue);',
    'create unique index bet_venue on games.bet (venue);',
    'alter table games.bet alter column stake type numeric;',
    'alter table games.bet alter stake set not null;',
    'alter table games.bet add column key uuid default gen_random_uuid();',
    'alter table games.bet add column net bigint generated always as (payout - stake) stored;',
    'alter table games.bet add constraint bet_key unique (venue, round_id);',
    'alter table games.bet add primary key (id);',
    'alter table games.bet add constraint positive check (stake > 0);',
    'alter table games.bet add foreign key (uid) references identity.player (uid);',
    'update games.bet set stake = 0 where stake is null;',
    'delete from games.bet where stake = 0;',
    'lock table games.bet in exclusive mode;',
    'cluster games.bet using bet_pkey;',
    'reindex table games.bet;',
  ])('is refused that would say of a table which may be large: %s', (sql) => {
    expect(tablesOf(sql)).toEqual(['games.bet']);
  });

  it.each([
    'create index concurrently if not exists bet_venue on games.bet (venue);',
    'create index bet_venue on only games.bet (venue);',
    'alter table games.bet add column note text;',
    "alter table games.bet add column note text not null default '';",
    'alter table games.bet add constraint positive check (stake > 0) not valid;',
    'alter table games.bet validate constraint positive;',
    'alter table games.bet add constraint bet_key unique using index bet_venue;',
    'create table games.bet (id bigint); create index on games.bet (id); update games.bet set id = 1;',
    '-- Small: games.bet has a row a venue.\nupdate games.bet set stake = 0;',
    '-- In batches\nupdate games.bet set n = 0 where id in (select id from games.bet where n is null limit 5000);',
    'insert into games.day values (1) on conflict do update set n = 2;',
    'create function games.f() returns void language sql as $$ update games.bet set stake = 0 $$;',
    '-- update games.bet set stake = 0\nselect 1;',
  ])('may say: %s', (sql) => {
    expect(findHeavyStatements(sql)).toEqual([]);
  });

  it('in batches must say how many at a time', () => {
    expect(tablesOf('-- In batches\nupdate games.bet set n = 0 where n is null;')).toEqual([
      'games.bet',
    ]);
  });
});
