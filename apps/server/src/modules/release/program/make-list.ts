import { join } from 'node:path';
import { listFiles } from './list-files.ts';
import { hashOfRelease, listName, writeReleaseList } from './release-list.ts';

export interface MadeList {
  files: number;
  hash: string;
}

/** Writes down what the program in the folder consists of, as a release that can be approved by its hash. */
export async function makeReleaseList(
  root: string,
  version: string,
  path = join(root, listName),
): Promise<MadeList> {
  const list = { version, files: await listFiles(root) };
  await writeReleaseList(path, list);
  return { files: list.files.size, hash: hashOfRelease(list) };
}
