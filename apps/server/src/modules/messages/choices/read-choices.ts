import type { AnswerOf } from '@perya/contract/call';
import type { NoticeChoices } from '@perya/contract/messages/calls/choices';
import type { readPlayerChoices as staffCall } from '@perya/contract/messages/staff-calls/choices';
import { type DataFile, jsonFile } from '../../../platform/files/data-file.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import type { MessagesServices } from '../services.ts';
import { presentChoices, presentStep } from './choices.present.ts';

const stepsShown = 50;
const stepsMax = 10_000;

async function readShown({ choices, limits }: MessagesServices, uid: bigint) {
  const [rows, steps, isAway] = await Promise.all([
    choices.list(uid),
    choices.listSteps(uid, stepsShown),
    limits.isSpared(uid),
  ]);
  return { choices: presentChoices(rows), is_away: isAway, history: steps.map(presentStep) };
}

/** What the player is told and how it came to that. */
export async function getNoticeChoices(
  services: MessagesServices,
  { uid, session }: { uid: bigint; session: string },
): Promise<NoticeChoices> {
  const { identity, push } = services;
  const [shown, email, devices, { publicKey }] = await Promise.all([
    readShown(services, uid),
    identity.provedEmailOf(uid),
    push.store.list(uid),
    push.keys(),
  ]);
  return {
    ...shown,
    has_email: email !== null,
    push_key: publicKey,
    devices: devices.map((device) => ({
      id: String(device.id),
      name: device.name,
      added_at: seconds(device.addedAt),
      is_this: device.session === session,
    })),
  };
}

/** The same for staff, who see no address by it. */
export async function readPlayerChoices(
  services: MessagesServices,
  uid: bigint,
): Promise<AnswerOf<typeof staffCall>> {
  if (!(await services.identity.listNames([uid])).has(uid)) throw new Refusal('NOT_FOUND');
  const [shown, devices] = await Promise.all([
    readShown(services, uid),
    services.push.store.list(uid),
  ]);
  return {
    ...shown,
    devices: devices.map(({ name, addedAt }) => ({ name, added_at: seconds(addedAt) })),
  };
}

/** For the archive of all that is known of a player. */
export async function* readOwnData(
  { choices }: Pick<MessagesServices, 'choices'>,
  uid: bigint,
): AsyncIterable<DataFile> {
  const [rows, steps] = await Promise.all([choices.list(uid), choices.listSteps(uid, stepsMax)]);
  yield jsonFile('notices.json', {
    choices: presentChoices(rows),
    history: steps.map((step) => ({ ...presentStep(step), address: step.address })),
  });
}
