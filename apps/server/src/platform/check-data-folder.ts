import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.ts';

const freeMinBytes = 256 * 1024 * 1024;

const reasons: Record<string, string> = {
  EROFS: 'the disk is read-only',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'it is a file',
};

/** Checks before the start that the data folder is writable. */
export function checkDataFolder(dataDir: string): void {
  const probe = join(dataDir, '.write-probe');
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(probe, 'x');
    rmSync(probe);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    throw new StartError(
      `The data folder ${dataDir} cannot be written: ${reasons[code] ?? code}. Set PERYA_DATA to a folder that can.`,
      { cause: error },
    );
  }
  const { bavail, bsize } = statfsSync(dataDir);
  const freeBytes = bavail * bsize;
  if (freeBytes < freeMinBytes) {
    throw new StartError(
      `Only ${Math.floor(freeBytes / 1_048_576)} MB are free for the data folder ${dataDir}; at least 256 MB are needed. Free some space, or set PERYA_DATA.`,
    );
  }
}
