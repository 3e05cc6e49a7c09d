import type { KycRecord } from '@perya/contract/kyc/calls/kyc';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Branch } from '../branches/branch.store.ts';
import type { KycServices } from '../services.ts';
import { noFields, type Photos } from './fields.ts';
import { presentRecord } from './record.present.ts';
import { openFields } from './seal-fields.ts';

/** The branch that was chosen, even if it was shut since; the default where none was. */
async function branchOf({ branches }: KycServices, id: number): Promise<Branch | null> {
  const chosen = id === 0 ? null : await branches.find(id);
  return chosen ?? (await branches.listOpen())[0] ?? null;
}

/** Where the player sees each photo for a few minutes. [A-178 A-304] */
function addressesOf({ identity }: KycServices, context: PlayerContext, photos: Photos): Photos {
  const named = Object.entries(photos).map(([name, key]) => [
    name,
    identity.uploads.addressForPlayer(context, key).url,
  ]);
  return Object.fromEntries(named) as Photos;
}

/** What the house knows of the player's identity, as the player may see it. [A-174 A-390 M-351] */
export async function readRecord(
  services: KycServices,
  context: PlayerContext,
): Promise<KycRecord> {
  const { uid } = context;
  const { identity, store, submissions, keyring } = services;
  const [account, status, held, clockBeganAt, asked, last, review, scan] = await Promise.all([
    identity.account(uid),
    store.readStatus(uid),
    store.findRecord(uid),
    services.freezes.beganAt(),
    services.completions.find(uid),
    submissions.findLast(uid),
    submissions.readReview(uid),
    services.scan.readForRecord(context),
  ]);
  // A session outlives its player only in a damaged database.
  if (!account) throw new Refusal('UNAUTHENTICATED');
  const fields = last ? openFields(keyring, last, last) : noFields;
  return presentRecord({
    account,
    status,
    clockBeganAt,
    rejectedAt: status === 'rejected' ? await store.readRejectedAt(uid) : null,
    isCompletionAsked: asked !== null,
    createdAt: held?.createdAt ?? account.createdAt,
    updatedAt: held?.updatedAt ?? account.createdAt,
    version: last?.version ?? 0,
    idType: last?.idType ?? '',
    fields,
    photos: last?.photos ?? {},
    photoUrls: addressesOf(services, context, last?.photos ?? {}),
    branch: await branchOf(services, fields.shop_id),
    review,
    scan,
    policy: services.policy,
    isMiddleNameRequired: services.isMiddleNameRequired,
    idTypes: services.idTypes,
    now: new Date(),
  });
}
