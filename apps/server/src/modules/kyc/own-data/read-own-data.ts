import { type DataFile, jsonFile } from '../../../platform/files/data-file.ts';
import type { KycServices } from '../dependencies.ts';
import { openFields } from '../record/seal-fields.ts';
import type { OwnDataStore, OwnVersion } from './own-data.store.ts';

type OwnDataServices = Pick<KycServices, 'identity' | 'keyring' | 'store'> & {
  ownData: OwnDataStore;
};

const changesMax = 1000;

const fileOf = (version: number, name: string) => `identity-check/${version}-${name}.webp`;

function presentVersion({ keyring }: OwnDataServices, version: OwnVersion) {
  const names = Object.keys(version.photos).toSorted();
  return {
    version: version.version,
    kind: version.kind,
    submitted_at: version.submittedAt,
    id_type: version.idType,
    ...openFields(keyring, version, version),
    photos: Object.fromEntries(names.map((name) => [name, fileOf(version.version, name)])),
  };
}

/** Everything that the player gave to be known by, with its pictures, and what was decided about it. */
export async function* readOwnData(
  services: OwnDataServices,
  uid: bigint,
): AsyncIterable<DataFile> {
  const { ownData, store, identity } = services;
  const versions = await ownData.listVersions(uid);
  const changes = await store.listChanges(uid, changesMax);
  yield jsonFile('identity-check.json', {
    status: await store.readStatus(uid),
    versions: versions.map((version) => presentVersion(services, version)),
    decisions: await ownData.listDecisions(uid),
    // Who of the house it was is the house's affair.
    changes: changes.map(({ at, before, after }) => ({ at, before, after })),
  });
  for (const { version, photos } of versions) {
    for (const [name, key] of Object.entries(photos)) {
      const content = await identity.uploads.read(key);
      if (content !== null) yield { name: fileOf(version, name), content };
    }
  }
}
