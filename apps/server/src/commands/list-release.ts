import { fileURLToPath } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };
import { makeReleaseList } from '../modules/release/index.ts';
import { print } from '../platform/announce.ts';

/** Writes down what the program consists of, where the release is made or in this file, and says by which hash it is approved. */
async function listRelease(): Promise<void> {
  const root = fileURLToPath(new URL('../../../../', import.meta.url));
  const [path] = process.argv.slice(2);
  const { files, hash } = await makeReleaseList(root, manifest.version, path);
  print(`${path ?? 'release.json'}: ${files} files of release ${manifest.version}, hash`);
  print(hash);
}

listRelease().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).stack}\n`);
  process.exitCode = 1;
});
