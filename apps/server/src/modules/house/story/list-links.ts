import type { AnswerOf, RequestOf } from '@perya/contract/call';
import {
  type listLinkedPlayers as call,
  type LinkKind,
  linkedPlayersMax,
} from '@perya/contract/house/staff-calls/player-links';
import type { StaffContext } from '../../../platform/http/context.ts';
import type { HouseServices } from '../services.ts';

/** Who belongs to a player by something that modules below know, as far as the caller may know it. */
export async function listLinks(
  { linkers, identity, kyc }: Pick<HouseServices, 'linkers' | 'identity' | 'kyc'>,
  context: StaffContext,
  request: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const uid = BigInt(request.uid);
  const asked = linkers.filter(({ permission }) => context.permissions.has(permission));
  const found = await Promise.all(
    asked.map(async ({ kind, find }) => ({ kind, uids: await find(uid, linkedPlayersMax + 1) })),
  );
  const links = new Map<bigint, LinkKind[]>();
  for (const { kind, uids } of found) {
    for (const other of uids.slice(0, linkedPlayersMax)) {
      links.set(other, [...(links.get(other) ?? []), kind]);
    }
  }
  const names = await identity.listMaskedNames([...links.keys()]);
  const rows = await Promise.all(
    [...links].map(async ([other, by]) => ({
      uid: String(other),
      name: names.get(other) ?? '',
      kyc_status: await kyc.statusOf(other),
      by,
    })),
  );
  return {
    rows: rows.toSorted((a, b) => b.by.length - a.by.length || Number(a.uid) - Number(b.uid)),
    has_more: found.some(({ uids }) => uids.length > linkedPlayersMax),
  };
}
