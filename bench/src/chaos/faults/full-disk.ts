import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from '../fault.ts';

const sizeMegabytes = 700;

/** Fills the disk to its last byte. */
function fill(file: string): void {
  const ballast = openSync(file, 'w');
  try {
    for (let block = Buffer.alloc(1_048_576); block.length > 0; ) {
      try {
        writeSync(ballast, block);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        block = block.subarray(0, Math.floor(block.length / 2));
      }
    }
  } finally {
    closeSync(ballast);
  }
}

export const fullDisk: Fault = {
  says: 'the disk of the data folder is full for 8 s, twice',
  missing: () =>
    process.platform === 'linux' && process.getuid?.() === 0
      ? null
      : 'a small disk of its own (tmpfs) needs root',
  async prepare(dataDir) {
    const options = `size=${sizeMegabytes}m,mode=0755`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', dataDir]);
    return async () => void execFileSync('umount', [dataDir]);
  },
  async strike({ house, dataDir, playOn }) {
    for (let turn = 0; turn < 2; turn += 1) {
      await playOn(50);
      const ballast = join(dataDir, 'ballast');
      fill(ballast);
      await delay(8000);
      rmSync(ballast);
      // PostgreSQL may have ended: without room for its log it cannot promise anything.
      await house.revive();
    }
  },
};
