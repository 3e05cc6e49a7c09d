import { Readable } from 'node:stream';
import type { DataFile } from '../../platform/files/data-file.ts';
import { writeZip } from '../../platform/files/zip-stream.ts';
import type { ProfileServices } from './services.ts';

/** What every module knows of the player, one after the other. */
async function* gather(services: ProfileServices, uid: bigint): AsyncIterable<DataFile> {
  for (const { ownData } of Object.values(services)) {
    yield* ownData(uid);
  }
}

/** All that is known of a player in one archive, which is written while it is sent. */
export function zipOwnData(services: ProfileServices, uid: bigint): Readable {
  return Readable.from(writeZip(gather(services, uid), new Date()));
}
