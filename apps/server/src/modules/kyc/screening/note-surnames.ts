import type { Keyring } from '../../../platform/keyring.ts';
import { openFields, type VersionKey } from '../record/seal-fields.ts';
import { digestSurname } from './digests.ts';
import type { ScreeningStore } from './screening.store.ts';

interface SurnameServices {
  keyring: Keyring;
  screening: Pick<ScreeningStore, 'listWithoutSurname' | 'keepSurname'>;
}

const batchSize = 500;

/** Notes the family names of versions of before players could be found by them. */
export async function noteSurnames({ keyring, screening }: SurnameServices): Promise<void> {
  let last: VersionKey = { uid: 0n, version: 0 };
  while (true) {
    const versions = await screening.listWithoutSurname(last, batchSize);
    for (const version of versions) {
      const { last_name: surname } = openFields(keyring, version, version);
      const digest = digestSurname(keyring, surname);
      if (digest !== null) await screening.keepSurname(version, digest);
    }
    const end = versions.at(-1);
    if (!end) return;
    last = end;
  }
}
