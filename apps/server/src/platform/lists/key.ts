/** A part of what orders a list: compared in SQL, and written into a cursor as text. */
export interface KeyPart {
  sql: string;
  text: string;
  type: string;
  pattern: RegExp;
}

/** An id, or any other whole number. */
export const byNumber = (sql: string): KeyPart => ({
  sql,
  text: `(${sql})::text`,
  type: 'bigint',
  pattern: /^-?\d{1,18}$/,
});

/** A moment with its microseconds, which a Date would drop. */
export const byMoment = (sql: string): KeyPart => ({
  sql,
  text: `to_char(${sql} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  type: 'timestamptz',
  pattern: /^\d{4,6}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/,
});

export const byDay = (sql: string): KeyPart => ({
  sql,
  text: `to_char(${sql}, 'YYYY-MM-DD')`,
  type: 'date',
  pattern: /^\d{4}-\d\d-\d\d$/,
});

export const byText = (sql: string): KeyPart => ({
  sql,
  text: sql,
  type: 'text',
  pattern: /^.{0,128}$/s,
});
