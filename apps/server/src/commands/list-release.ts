import { fileURLToPath } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };
import { listFiles } from '../modules/release/program/list-files.ts';
import {
  hashOfRelease,
  listName,
  writeReleaseList,
} from '../modules/release/program/release-list.ts';
import { print } from '../platform/announce.ts';

/** Writes down what the program consists of, where the release is made, and says by which hash it is approved. */
async function listRelease(): Promise<void> {
  const root = fileURLToPath(new URL('../../../../', import.meta.url));
  const list = { version: manifest.version, files: await listFiles(root) };
  await writeReleaseList(root, list);
  print(`${listName}: ${list.files.size} files of release ${list.version}, hash`);
  print(hashOfRelease(list));
}

listRelease().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).stack}\n`);
  process.exitCode = 1;
});
