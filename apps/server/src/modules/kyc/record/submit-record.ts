import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { insertKyc, updateKycBase } from '@perya/contract/kyc/calls/kyc';
import { kycChangeReasons } from '@perya/contract/kyc/change-reasons';
import { isCountry } from '@perya/contract/rules/countries';
import { birthdayProblem, middleNameProblem } from '@perya/contract/rules/kyc-form';
import { kycFormTexts } from '@perya/contract/rules/kyc-form-texts';
import type { KycStatus } from '@perya/contract/rules/kyc-status';
import { eventOf } from '../../../platform/events/event.ts';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byPlayer, type Entry, nameOfActor, type Recorded } from '../../audit/index.ts';
import { statusChanged, submitted } from '../events.ts';
import { numberOf } from '../scan/number-of.ts';
import type { KnownId } from '../scan/scan.ts';
import type { Screening } from '../screening/screen-submission.ts';
import type { KycServices } from '../services.ts';
import { claimPhotos, ForeignPhoto } from './claim-photos.ts';
import { decideSubmission, type SubmitCall } from './decide-submission.ts';
import { noFields, type PersonFields } from './fields.ts';
import { type Given, readBaseForm, readFullForm } from './read-form.ts';
import { noteAttempt, refuseSetFields } from './refuse-set-fields.ts';
import { requireIdType } from './require-id-type.ts';
import { openFields, sealFields } from './seal-fields.ts';

type Submitted = AnswerOf<typeof insertKyc>;
type FullForm = RequestOf<typeof insertKyc>;
type BaseForm = RequestOf<typeof updateKycBase>;

interface Written extends Submitted {
  before: KycStatus;
  /** Names of what differs from the version before; never what it holds. */
  changed: string[];
}

function changedFrom(before: PersonFields, after: PersonFields): string[] {
  const names = Object.keys(noFields) as (keyof PersonFields)[];
  return names.filter((name) => before[name] !== after[name]);
}

interface Submission {
  uid: bigint;
  call: SubmitCall;
  given: Given;
  /** What the scanner has read of the player's ID. */
  scan: KnownId | null;
  screening: Screening;
}

/** Writes the next version of a player who is held: the fields, the photos, what waits for review, the status. */
async function writeVersion(
  services: KycServices,
  tx: Recorded,
  { uid, call, given, scan, screening }: Submission,
): Promise<Written> {
  const { store, submissions, keyring } = services;
  const before = await store.statusIn(tx, uid);
  const isWaiting = await submissions.isWaiting(tx, uid);
  const next = decideSubmission(call, { status: before, isWaiting });
  const photos = await claimPhotos(services, tx, uid, given.photos);
  const last = await submissions.findLast(uid, tx);
  const known = last ? openFields(keyring, last, last) : noFields;
  const idType = given.idType ?? last?.idType ?? '';
  const numbered = call === 'base' ? {} : numberOf(scan, idType, last?.idType ?? '');
  const fields = { ...known, ...given.fields, ...numbered };
  const which = { uid, version: (last?.version ?? 0) + 1 };
  await submissions.insert(tx, {
    ...which,
    kind: call === 'base' ? 'base' : 'full',
    idType,
    ...sealFields(keyring, which, fields),
    photos,
  });
  const { flags } = await screening.note(tx, which, { idType, fields, scan });
  if (call !== 'base') await submissions.openReview(tx, which, flags);
  const by = {
    mover: 'player',
    actor: nameOfActor({ kind: 'player', uid }),
    reason: kycChangeReasons[call].en,
  } as const;
  const status = next === null ? before : await store.setStatus(tx, uid, next, by);
  const changed = [...changedFrom(known, fields), ...photos.map(({ name }) => name)];
  return { before, status, version: which.version, changed };
}

async function submit(
  services: KycServices,
  context: PlayerContext,
  call: SubmitCall,
  given: Given,
): Promise<Submitted> {
  const { audit, identity } = services;
  const { uid } = context;
  await checkForm(services, given.fields);
  requireIdType(services, given.idType);
  // Before the transaction, which would otherwise wait for a second connection.
  const read = call === 'base' ? null : await services.scan.readAt(uid, null);
  const screening = await services.screening.prepare();
  return audit.record<Submitted>(byPlayer(uid, context), async (tx) => {
    const { brandName: brand } = await identity.hold(tx, uid);
    const scan = read && (await services.scan.isKept(tx, uid, read.bizId)) ? read : null;
    const submission = { uid, call, given, scan, screening };
    const written = await writeVersion(services, tx, submission);
    const { before, status, version, changed } = written;
    const entry: Entry = {
      action: 'kyc.submitted',
      subject: { kind: 'player', uid },
      before: { status: before, version: version - 1 },
      after: { status, version, call, changed },
    };
    const about = { uid, key: `${uid}/${version}` };
    const moved = { brand, before, after: status };
    return {
      result: { status, version },
      entries: [entry],
      events: [
        eventOf(submitted, about, { brand, version, call }),
        ...(status === before ? [] : [eventOf(statusChanged, about, moved)]),
      ],
    };
  });
}

async function submitCounted(
  services: KycServices,
  context: PlayerContext,
  call: SubmitCall,
  form: FullForm | BaseForm,
  given: Given,
): Promise<Submitted> {
  const { metrics } = services;
  const origin = byPlayer(context.uid, context);
  try {
    await refuseSetFields(services, origin, context.uid, { call, form });
    const answer = await submit(services, context, call, given);
    metrics.countSubmission(call, 'taken');
    return answer;
  } catch (error) {
    metrics.countSubmission(call, 'refused');
    if (error instanceof ForeignPhoto) {
      await noteAttempt(services, origin, context.uid, { call, tried: ['attachments'] });
    }
    throw error;
  }
}

/** Takes the whole form, for the first time or again; it then waits for a reviewer. [A-387 A-388] */
export function submitRecord(
  services: KycServices,
  context: PlayerContext,
  call: 'insert' | 'update',
  form: FullForm,
): Promise<Submitted> {
  return submitCounted(services, context, call, form, readFullForm(form));
}

/** Takes name, birthday and gender, which nobody reviews. */
export function submitBase(
  services: KycServices,
  context: PlayerContext,
  form: BaseForm,
): Promise<Submitted> {
  return submitCounted(services, context, 'base', form, readBaseForm(form));
}

/** The rules that only the server can hold: its day, its branches, the operator's choice, and a list too long for the schema. */
async function checkForm(
  services: Pick<KycServices, 'store' | 'branches' | 'isMiddleNameRequired'>,
  { birthday = '', nationality, shop_id: shop, middle_name: middle = '' }: Partial<PersonFields>,
): Promise<void> {
  const { store, branches, isMiddleNameRequired } = services;
  if (middleNameProblem(middle, isMiddleNameRequired) === 'middleNameRequired') {
    throw new Refusal('KYC_MIDDLE_NAME');
  }
  const problem = birthdayProblem(birthday, await store.today());
  if (problem !== null) throw new Refusal('KYC_BIRTHDAY', kycFormTexts[problem]);
  if (nationality !== undefined && !isCountry(nationality)) throw new Refusal('KYC_NATIONALITY');
  if (shop === undefined) return;
  const open = await branches.listOpen();
  if (!open.some(({ id }) => id === shop)) throw new Refusal('KYC_SHOP_UNKNOWN');
}
