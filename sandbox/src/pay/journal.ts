import { closeSync, existsSync, openSync, readFileSync, truncateSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

/** Lines of JSON that are only ever added to, and are on the disk before anybody is answered. */
export interface Journal<Entry> {
  append(entry: Entry): void;
  /** Until everything appended so far is on the disk. */
  flushed(): Promise<void>;
  close(): Promise<void>;
}

/** What was written whole; a line that a kill has torn is cut off. */
function readWhole<Entry>(file: string): Entry[] {
  if (!existsSync(file)) return [];
  const bytes = readFileSync(file);
  const end = bytes.lastIndexOf(10) + 1;
  if (end < bytes.length) truncateSync(file, end);
  const lines = bytes.subarray(0, end).toString().split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Entry);
}

/** Opens the journal and answers what is in it; null keeps nothing. */
export async function openJournal<Entry>(
  file: string | null,
): Promise<{ entries: Entry[]; journal: Journal<Entry> }> {
  if (file === null) {
    const nothing = async () => {};
    return { entries: [], journal: { append: () => {}, flushed: nothing, close: nothing } };
  }
  closeSync(openSync(file, 'a', 0o600));
  const entries = readWhole<Entry>(file);
  const handle = await open(file, 'a');
  return { entries, journal: createJournal(handle) };
}

function createJournal<Entry>(handle: FileHandle): Journal<Entry> {
  let waiting = '';
  let writing: Promise<void> | null = null;

  /** What comes while one write is on its way goes together in the next. */
  async function write(): Promise<void> {
    while (waiting !== '') {
      const text = waiting;
      waiting = '';
      await handle.appendFile(text);
      await handle.datasync();
    }
    writing = null;
  }

  const flushed = () => {
    if (waiting !== '' && !writing) writing = write();
    return writing ?? Promise.resolve();
  };
  return {
    append(entry) {
      waiting += `${JSON.stringify(entry)}\n`;
    },
    async flushed() {
      // A write under way may have begun before the last line came.
      while (waiting !== '' || writing) await flushed();
    },
    async close() {
      while (waiting !== '' || writing) await flushed();
      await handle.close();
    },
  };
}
