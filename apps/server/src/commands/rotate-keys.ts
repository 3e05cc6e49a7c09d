import { print } from '../platform/announce.ts';
import { openStores } from '../platform/files/open-stores.ts';
import { openKeyring } from '../platform/keys/open-keyring.ts';
import { type Rotated, rotateKeys } from '../platform/keys/rotate-keys.ts';
import { sealedColumnsOf } from '../platform/keys/stored-bytes.ts';
import { StartError } from '../platform/start-error.ts';
import { storedBytes } from '../stored-bytes.ts';
import { runCommand } from './run-command.ts';

/** Which keys seal what, and whether something needs another one than the first. */
function report(rotated: readonly Rotated[], [first = '', ...others]: readonly string[]): void {
  const inUse = new Map<string, string[]>();
  for (const { place, inUse: here, unreadable } of rotated) {
    for (const [id, count] of here) inUse.set(id, [...(inUse.get(id) ?? []), `${place} ${count}`]);
    if (unreadable > 0)
      print(`UNREADABLE  ${unreadable} of ${place}: no key of the ring opens them`);
  }
  for (const [id, places] of inUse) print(`In use   ${id}: ${places.join(', ')}`);
  const needed = [...inUse.keys()].filter((id) => id !== first);
  if (needed.length === 0) {
    const free = others.join(', ') || 'none';
    print(`Nothing needs another key than ${first}. May be left out: ${free}`);
    return;
  }
  print(
    `Still needed: ${needed.join(', ')}. Let every process seal by ${first}, then run this again.`,
  );
  process.exitCode = 2;
}

/** Seals everything under the first key: 0 if the others may be left out, 2 if something still needs them. */
runCommand(([word]) => {
  if (word) throw new StartError('npm run keys:rotate takes no words.');
  return async (pool, settings) => {
    const ring = await openKeyring(pool, settings);
    print(`Sealing by ${ring.ids.join(', opening also by ')}`);
    const rotated = await rotateKeys({
      pool,
      ring,
      columns: sealedColumnsOf(storedBytes),
      files: (await openStores(settings)).area('sealed'),
      onProgress: (place, done) => print(`  ${place.padEnd(36)} ${done} sealed anew`),
    });
    report(rotated, ring.ids);
  };
});
