import { type DataFile, jsonFile } from '../../../platform/files/data-file.ts';
import { openFields } from '../record/seal-fields.ts';
import { fieldsOf } from '../scan/scan.present.ts';
import type { KycServices } from '../services.ts';
import type { OwnDataStore, OwnScan, OwnVersion } from './own-data.store.ts';

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
    erased_at: version.erasedAt,
    id_type: version.idType,
    ...openFields(keyring, version, version),
    photos: Object.fromEntries(names.map((name) => [name, fileOf(version.version, name)])),
  };
}

/** Scans are counted from 1, in their order. */
const scanFileOf = (index: number) => `identity-check/scan-${index + 1}.webp`;

function presentScan({ keyring }: OwnDataServices, scan: OwnScan, index: number) {
  return {
    begun_at: scan.begunAt,
    id_type: scan.idType,
    outcome: scan.outcome,
    score: scan.score,
    is_verified: scan.isVerified,
    read: fieldsOf(keyring, scan),
    picture: scan.imageKey === null ? null : scanFileOf(index),
  };
}

/** Everything that the player gave to be known by, with its pictures, and what was decided about it. */
export async function* readOwnData(
  services: OwnDataServices,
  uid: bigint,
): AsyncIterable<DataFile> {
  const { ownData, store, identity } = services;
  const versions = await ownData.listVersions(uid);
  const scans = await ownData.listScans(uid);
  const changes = await store.listChanges(uid, changesMax);
  yield jsonFile('identity-check.json', {
    status: await store.readStatus(uid),
    versions: versions.map((version) => presentVersion(services, version)),
    scans: scans.map((scan, index) => presentScan(services, scan, index)),
    decisions: await ownData.listDecisions(uid),
    // Who of the house it was is the house's affair.
    changes: changes.map(({ at, before, after }) => ({ at, before, after })),
  });
  const pictures = [
    ...versions.flatMap(({ version, photos }) =>
      Object.entries(photos).map(([name, key]) => ({ name: fileOf(version, name), key })),
    ),
    ...scans.flatMap(({ imageKey: key }, index) =>
      key === null ? [] : [{ name: scanFileOf(index), key }],
    ),
  ];
  for (const { name, key } of pictures) {
    const content = await identity.uploads.read(key);
    if (content !== null) yield { name, content };
  }
}
