import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const page =
  '<html lang="en" data-theme="dark"><script type="application/json" id="boot">null</script>';

/** A folder with the shape of the client's build, so that these suites need no build. */
export function makeClientBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'perya-games-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'play-1.js'), 'export {};');
  for (const name of ['play', 'practice', 'verify', 'replay'])
    writeFileSync(join(folder, `${name}.html`), page);
  return folder;
}
