import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  ChannelWanted,
  switchChannel as switchCall,
  updateChannel as updateCall,
} from '@perya/contract/payments/staff-calls/channels';
import { loosensChannel } from '@perya/contract/payments/staff-withdrawal-rules';
import { readWords } from '../../../../platform/backoffice/read-words.ts';
import type { StaffContext } from '../../../../platform/http/context.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { byStaff, type Entry, type Recorded } from '../../../audit/index.ts';
import { areServedRails } from '../../channels/is-served.ts';
import type { DeskServices } from '../services.ts';
import { differing, factsOf, settingsOf } from './channel-settings.ts';
import { presentChannel } from './channels.present.ts';
import type { ChannelRow, ChannelSettings } from './channels.store.ts';

const subjectOf = ({ id }: ChannelRow) => ({ kind: 'channel', id: String(id) }) as const;

/** Gateways are set at the machine, and nobody brings one of their own; rails that stay may have lost theirs. */
function refuseRails({ gateways }: DeskServices, held: ChannelRow, wanted: ChannelSettings): void {
  const isSame =
    JSON.stringify(factsOf(held)['payout_rails']) ===
    JSON.stringify(factsOf(wanted)['payout_rails']);
  if (!isSame && !areServedRails(gateways, held, wanted.payoutRails)) {
    throw new Refusal('CHANNEL_GATEWAY');
  }
}

/** The channel as it stands, and what would differ; refuses what could not be carried out. */
export async function checkChannel(services: DeskServices, request: ChannelWanted) {
  const { channels, pictures } = services;
  const held = (await channels.list()).find(({ id }) => id === request.id);
  if (!held) throw new Refusal('NOT_FOUND');
  if (held.version !== request.version) throw new Refusal('CHANGED_MEANWHILE');
  const wanted = settingsOf(request, held.payoutRails);
  refuseRails(services, held, wanted);
  if (held.img !== wanted.img) await pictures.check(wanted.img);
  return { held, ...differing(held, wanted) };
}

/** Changes a channel that is still as it was seen, in a transaction that somebody else records; alone nobody loosens one. */
export async function changeChannelWithin(
  services: DeskServices,
  tx: Recorded,
  request: ChannelWanted,
  { reason, isAlone }: { reason: string; isAlone: boolean },
): Promise<{ row: ChannelRow; entries: [Entry] }> {
  const { channels, hasGateway } = services;
  const held = await channels.lock(tx, request.id);
  if (!held) throw new Refusal('NOT_FOUND');
  if (held.version !== request.version) throw new Refusal('CHANGED_MEANWHILE');
  const wanted = settingsOf(request, held.payoutRails);
  refuseRails(services, held, wanted);
  if (isAlone && loosensChannel(presentChannel(held, hasGateway(held)), request)) {
    throw new Refusal('NEEDS_SECOND_PERSON');
  }
  if (await channels.holdName(tx, { ...held, name: wanted.name })) {
    throw new Refusal('CHANNEL_NAME');
  }
  const row = await channels.update(tx, request.id, wanted);
  const entry = { action: 'payments.channel-changed', subject: subjectOf(held) } as const;
  return { row, entries: [{ ...entry, ...differing(held, row), reason }] };
}

/** Changes what guards no money of a channel, or makes its terms stricter. */
export async function updateChannel(
  services: DeskServices,
  context: StaffContext,
  { words, ...wanted }: RequestOf<typeof updateCall>,
): Promise<AnswerOf<typeof updateCall>> {
  const reason = readWords(words);
  // A file is looked for before anything is held.
  await services.pictures.check(wanted.img);
  const row = await services.audit.record(byStaff(context), async (tx) => {
    const done = await changeChannelWithin(services, tx, wanted, { reason, isAlone: true });
    return { result: done.row, entries: done.entries };
  });
  return presentChannel(row, services.hasGateway(row));
}

/** Opens or closes a channel at once. */
export async function switchChannel(
  { audit, channels, hasGateway }: DeskServices,
  context: StaffContext,
  { id, state, words }: RequestOf<typeof switchCall>,
): Promise<AnswerOf<typeof switchCall>> {
  const reason = readWords(words);
  const row = await audit.record(byStaff(context), async (tx) => {
    const held = await channels.lock(tx, id);
    if (!held) throw new Refusal('NOT_FOUND');
    if (held.state === state) throw new Refusal('STAFF_SO_ALREADY');
    const result = await channels.setState(tx, id, state);
    const before = { state: held.state, closed_by: held.closedBy };
    const action = state === 'open' ? 'payments.channel-opened' : 'payments.channel-closed';
    return {
      result,
      entries: [{ action, subject: subjectOf(held), before, after: { state }, reason }],
    };
  });
  return presentChannel(row, hasGateway(row));
}
