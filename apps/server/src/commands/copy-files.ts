import { parseArgs } from 'node:util';
import { print } from '../platform/announce.ts';
import { copyStore } from '../platform/files/copy-store.ts';
import { folderStores } from '../platform/files/folder-store.ts';
import type { FileArea } from '../platform/files/object-store.ts';
import { s3Stores } from '../platform/files/s3-store.ts';
import { StartError } from '../platform/start-error.ts';
import { readSettings } from '../settings.ts';

const areas: readonly FileArea[] = ['files', 'sealed', 'archives', 'backups'];
const usage = 'Say where to: npm run files:copy -- --to s3, or --to folder';

function readWords(): 's3' | 'folder' {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  if (values.to === 's3' || values.to === 'folder') return values.to;
  throw new StartError(usage);
}

/** Copies the data folder's files into the bucket, or back, and compares every one of them. */
async function copyFiles(): Promise<void> {
  const place = readWords();
  const { s3, dataDir } = readSettings(process.env);
  if (s3 === null) throw new StartError('Set S3_BUCKET and what belongs to it (README).');
  const bucket = s3Stores(s3);
  await bucket.require();
  const folder = folderStores(dataDir);
  const [from, to] = place === 's3' ? [folder, bucket] : [bucket, folder];
  for (const area of areas) {
    const tell = ({ copied, same }: { copied: number; same: number }) =>
      print(`  ${area.padEnd(9)} ${copied} copied, ${same} there already`);
    tell(await copyStore(from.area(area), to.area(area), tell));
  }
  print('Everything is there, and the same byte for byte.');
}

copyFiles().catch((error: unknown) => {
  const message = error instanceof StartError ? error.message : String((error as Error).stack);
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
});
