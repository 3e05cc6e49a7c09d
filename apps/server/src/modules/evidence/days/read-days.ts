import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import type { PublishedEvidence } from '@perya/contract/evidence/calls/days';
import type { EvidenceDay } from '@perya/contract/evidence/staff-calls/days';
import { type AddressAnswer, addressForStaff } from '../../../platform/files/private-address.ts';
import type { PrivateFile } from '../../../platform/files/register-private-files.ts';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { byStaff } from '../../audit/index.ts';
import type { EvidenceServices } from '../services.ts';
import { fileOf } from './close-day.ts';
import type { SignedDay } from './day.store.ts';
import { readStatement } from './statement.ts';
import { verifyDay } from './verify-day.ts';

const daysShown = 60;

const present = (held: SignedDay): EvidenceDay => {
  const { parts, root } = readStatement(held.statement);
  return {
    day: held.day,
    rows: parts.reduce((sum, { rows }) => sum + rows, 0),
    root,
    key: held.keyId,
    closed_at: seconds(held.closedAt),
    checked_at: seconds(held.checkedAt),
    fault: held.fault,
  };
};

async function requireDay({ days }: EvidenceServices, day: string): Promise<SignedDay> {
  const held = await days.find(day);
  if (!held) throw new Refusal('NOT_FOUND');
  return held;
}

/** The signed days as staff read them, the newest first. */
export async function listEvidenceDays({ days }: EvidenceServices) {
  return { days: (await days.list(daysShown)).map(present) };
}

/** What everybody may keep: what was signed, and the keys to hold it against. */
export async function listEvidence({ days, keys }: EvidenceServices): Promise<PublishedEvidence> {
  const [held, published] = await Promise.all([days.list(daysShown), keys.listPublic()]);
  return {
    days: held.map(({ day, statement, signature, keyId }) => ({
      day,
      statement,
      signature: signature.toString('base64'),
      key: keyId,
    })),
    keys: published.map(({ id, publicKey, retiredAt }) => ({
      id,
      public_key: publicKey.toString('base64'),
      retired_at: seconds(retiredAt),
    })),
  };
}

/** Holds a day against the data and its files, for a member of staff. */
export async function verifyByStaff(
  services: EvidenceServices,
  context: StaffContext,
  { day }: { day: string },
): Promise<EvidenceDay> {
  await verifyDay(services, byStaff(context), await requireDay(services, day));
  return present(await requireDay(services, day));
}

/** Where the pack of a day is for two minutes, for the session that asks. */
export async function offerPack(
  services: EvidenceServices,
  context: StaffContext,
  { day }: { day: string },
): Promise<AddressAnswer> {
  await requireDay(services, day);
  return services.audit.record(byStaff(context), async () => ({
    result: addressForStaff(services.keyring, context, day, 'evidence'),
    entries: [{ action: 'evidence.pack-taken', subject: { kind: 'house' }, after: { day } }],
  }));
}

/** The first line is what was signed, then the lines of all parts in their order; files that were packed one by one read as one. */
async function* packOf({ archives }: EvidenceServices, held: SignedDay) {
  const head = {
    statement: held.statement,
    signature: held.signature.toString('base64'),
    public_key: held.publicKey.toString('base64'),
  };
  yield gzipSync(`${JSON.stringify(head)}\n`);
  for (const { name } of readStatement(held.statement).parts) {
    for (let place = 1; place <= (held.files[name] ?? 0); place += 1) {
      const packed = await archives.readAll(fileOf(held.day, held.attempt, name, place));
      if (!packed) throw new Error(`A file of ${held.day} is missing`);
      yield* packed;
    }
  }
}

export async function openPack(
  services: EvidenceServices,
  day: string,
): Promise<PrivateFile | null> {
  const held = await services.days.find(day);
  if (!held) return null;
  return {
    type: 'application/gzip',
    body: Readable.from(packOf(services, held)),
    saveAs: `evidence-${day}.jsonl.gz`,
  };
}
