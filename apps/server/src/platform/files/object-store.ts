export interface StoredObject {
  key: string;
  bytes: number;
  changedAt: Date;
  /** A crash has left it half written; it lies under no key that was asked for. */
  isPartial: boolean;
}

/** Bytes under keys: a folder of this machine, or a bucket that several machines share. */
export interface ObjectStore {
  /** Whole or not at all. */
  write(key: string, bytes: Buffer): Promise<void>;
  /** The same for what is too large to be held in memory: a part of it at a time. */
  writeAll(key: string, chunks: AsyncIterable<Buffer>): Promise<void>;
  /** Null if there is none; read while it is asked for. */
  readAll(key: string): Promise<AsyncIterable<Buffer> | null>;
  /** Null if there is none; no more than the first bytes where so many are asked for. */
  read(key: string, firstBytes?: number): Promise<Buffer | null>;
  /** Writes over what is still as it was; false if it is not. */
  replace(key: string, was: Buffer, anew: Buffer): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Everything whose key begins so, in no order. */
  list(prefix?: string): AsyncIterable<StoredObject>;
}

/** What lies apart from each other: published pictures, sealed files, the apps' files of the last releases, and what leaves the books or is kept for a restore. */
export type FileArea = 'files' | 'sealed' | 'archives' | 'backups' | 'assets';

export interface FileStores {
  area(name: FileArea): ObjectStore;
}

const keyPattern = /^[\w-][\w.-]{0,127}(?:\/[\w-][\w.-]{0,127}){0,7}$/;

/** A key names nothing outside of its store. */
export function requireKey(key: string): string {
  if (!keyPattern.test(key)) throw new Error('This is no key of a file');
  return key;
}
