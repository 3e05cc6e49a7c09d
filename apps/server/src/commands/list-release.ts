import { fileURLToPath } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };
import { makeReleaseList } from '../modules/release/index.ts';
import { print } from '../platform/announce.ts';

/** Writes down what the program consists of, where the release is made, and says by which hash it is approved. */
async function listRelease(): Promise<void> {
  const root = fileURLToPath(new URL('../../../../', import.meta.url));
  const { files, hash } = await makeReleaseList(root, manifest.version);
  print(`release.json: ${files} files of release ${manifest.version}, hash`);
  print(hash);
}

listRelease().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).stack}\n`);
  process.exitCode = 1;
});
