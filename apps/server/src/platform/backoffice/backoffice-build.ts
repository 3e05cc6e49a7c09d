import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import { listOpenFiles, type Manifest } from './list-open-files.ts';

export interface BackofficeBuild {
  clientDir: string;
  /** The two pages, with their marks still in them. */
  pages: { app: string; login: string };
  /** Every file of the bundle, by its path in the folder; true for those that the login page needs. */
  files: ReadonlyMap<string, boolean>;
}

/** A file again, smaller: sent under the name of the file itself. */
const isCompressed = /\.(?:br|gz)$/;

/** By their sources, as the manifest names them. */
const loginPage = 'login.html';

export function loadBackofficeBuild(distDir: string): BackofficeBuild {
  const clientDir = join(distDir, 'client');
  try {
    const read = (file: string) => readFileSync(join(clientDir, file), 'utf8');
    const open = listOpenFiles(JSON.parse(read('.vite/manifest.json')) as Manifest, loginPage);
    const names = readdirSync(join(clientDir, 'assets'))
      .filter((name) => !isCompressed.test(name))
      .map((name) => `assets/${name}`);
    return {
      clientDir,
      pages: { app: read('index.html'), login: read(loginPage) },
      files: new Map(names.map((name) => [name, open.has(name)])),
    };
  } catch (cause) {
    throw new StartError(
      `The staff app is not built in ${distDir}. Run npm start, which builds it.`,
      {
        cause,
      },
    );
  }
}
