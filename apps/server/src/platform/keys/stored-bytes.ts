/** The types of columns that tell rows apart. */
type KeyType = 'bigint' | 'integer' | 'text';

/** What the bytes of a column are. */
export type StoredBytes =
  /** Sealed under the installation's key, by the columns that tell rows apart: `npm run keys:rotate` seals it anew. */
  | { sealedBy: Readonly<Record<string, KeyType>> }
  /** Sealed under a key that the same row holds sealed, and goes with the row. */
  | 'under its own key'
  /** Made with the key of digests, which stays when the installation's key is exchanged. */
  | 'keyed digest'
  /** A salt, or a hash of long random values or of what stands in clear: no key is in it. */
  | 'no key';

/** Every column of bytes that a module has, as `schema.table.column`; a test holds it against the database. */
export type StoredBytesTable = Readonly<Record<string, StoredBytes>>;

export interface SealedColumn {
  table: string;
  column: string;
  key: readonly { name: string; type: KeyType }[];
}

export function sealedColumnsOf(bytes: StoredBytesTable): SealedColumn[] {
  return Object.entries(bytes).flatMap(([name, what]) => {
    if (typeof what === 'string') return [];
    const [schema, table, column = ''] = name.split('.');
    const key = Object.entries(what.sealedBy).map(([each, type]) => ({ name: each, type }));
    return [{ table: `${schema}.${table}`, column, key }];
  });
}

/** What the platform itself keeps. */
export const platformBytes: StoredBytesTable = {
  'platform.digest_key.sealed': { sealedBy: { id: 'integer' } },
  'platform.idempotency.input_hash': 'no key',
};
