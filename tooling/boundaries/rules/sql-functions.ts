import type { Rule } from '../rule.ts';
import { migrationKey } from '../sealed-migrations.ts';
import { isFunctionFile, isMigration, lineAt, sqlPart, withoutBodies } from '../sql-place.ts';

/** Migrations from before functions had files of their own. */
const withFunctions = new Set([
  'catalogue/0001-games.sql',
  'catalogue/0003-search.sql',
  'games/0001-bets.sql',
  'games/0002-venue-keys.sql',
  'games/0003-apply.sql',
  'games/0010-daily-wins.sql',
  'identity/0003-tester-door.sql',
  'kyc/0001-record.sql',
  'ledger/0001-tables.sql',
  'ledger/0002-partitions.sql',
  'ledger/0003-post.sql',
  'ledger/0004-invariants.sql',
  'ledger/0005-lock-wallets.sql',
  'limits/0001-limits-and-days.sql',
]);

export const functionsInFiles: Rule = {
  name: 'functions in files',
  why: 'functions and views stand whole in functions/*.sql, where a diff shows their change; the start drops those that stand in no file.',
  check: (file) => {
    if (!isMigration(file.path) || withFunctions.has(migrationKey(file.path) ?? '')) return [];
    return file.sql.flatMap(({ text }) =>
      [
        ...withoutBodies(text).matchAll(/\bcreate (?:or replace )?(function|procedure|view)\b/gi),
      ].map(({ index, 1: kind }) => ({
        line: lineAt(text, index),
        what: `a migration makes a ${kind}`,
      })),
    );
  },
};

/** Makes a function of a number that the database holds, which no text can say. */
const madeOfStored = /\/platform\/functions\/bucket\.sql$/;

/** Statements begin in the first column; parts of one that do are not in this list. */
const statement =
  /^(create or replace (?:function|procedure|view)\s+([a-z_]+)\.|drop (?:function|procedure|view) if exists|comment on)|^(create|alter|drop|insert|update|delete|select|do|truncate|grant|revoke|with)\b.*/gim;

export const functionFiles: Rule = {
  name: 'function files',
  why: 'a file of functions/ is applied again and again: it replaces functions and views of its own module and changes nothing else.',
  check: (file) => {
    const part = sqlPart(file.path);
    if (!part || !isFunctionFile(file.path) || madeOfStored.test(file.path)) return [];
    return file.sql.flatMap(({ text }) =>
      [...withoutBodies(text).matchAll(statement)].flatMap(
        ({ index, 0: found, 2: schema, 3: other }) => {
          if (!other && (schema === undefined || schema === part)) return [];
          return [{ line: lineAt(text, index), what: `"${found.trim()}" in a file of ${part}` }];
        },
      ),
    );
  },
};
