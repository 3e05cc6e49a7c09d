import { brandOf } from '@perya/contract/brands';
import type { LimitName } from '@perya/contract/rules/play-limits';
import { eventOf, type NewEvent } from '../../platform/events/event.ts';
import type { PlayerContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { seconds } from '../../platform/wire-time.ts';
import {
  type AuditOrigin,
  byPlayer,
  type Entry,
  nameOfActor,
  nothingChanged,
  type Recorded,
} from '../audit/index.ts';
import { cancelNext } from './decide-limit.ts';
import { excluded, limitsChanged, readmitted } from './events.ts';
import type { HeldLimits, LimitChange } from './held-limits.ts';
import type { LimitsServices } from './services.ts';

/** Whose limits are to change, who asks for it, and under which brand. */
export interface Asked {
  uid: bigint;
  origin: AuditOrigin;
  brand: string;
}

/** Decides on the limits that are held, under their lock. */
type Decide = (held: HeldLimits) => { limits: HeldLimits; changes: LimitChange[] };

const textOf = (amount: bigint | null) => (amount === null ? null : String(amount));

function entryOf(uid: bigint, change: LimitChange): Entry {
  const { kind, action, amountBefore, amountAfter, appliesAt, endsAt, application } = change;
  const subject = { kind: 'player', uid } as const;
  if (kind === 'exclusion') {
    if (action === 'lifted') return { action: 'limits.readmitted', subject };
    const until = endsAt?.toISOString() ?? 'for ever';
    const by = application?.by ?? 'player';
    const after = by === 'player' ? { until } : { until, applied_by: by };
    return { action: 'limits.excluded', subject, after };
  }
  return {
    action: 'limits.changed',
    subject,
    before: { [kind]: textOf(amountBefore) },
    after: { [kind]: textOf(amountAfter), action, applies_at: appliesAt.toISOString() },
  };
}

function eventsOf({ uid, origin, brand }: Asked, changes: LimitChange[]) {
  const about = { uid, key: origin.requestId };
  const byHouse = origin.actor.kind === 'staff';
  const limits = changes.flatMap(({ kind, action, amountBefore, amountAfter, appliesAt }) =>
    kind === 'exclusion' || kind === 'dormancy'
      ? []
      : [
          {
            kind,
            action,
            before: textOf(amountBefore),
            after: textOf(amountAfter),
            appliesAt: seconds(appliesAt),
          },
        ],
  );
  const exclusions = changes.filter(({ kind }) => kind === 'exclusion');
  const exclusion = exclusions.find(({ action }) => action === 'set');
  const isLifted = exclusions.some(({ action }) => action === 'lifted');
  const until = exclusion?.endsAt ?? null;
  return [
    ...(limits.length > 0
      ? [eventOf(limitsChanged, about, { brand, byHouse, changes: limits })]
      : []),
    ...(exclusion ? [eventOf(excluded, about, { brand, byHouse, until: seconds(until) })] : []),
    ...(isLifted ? [eventOf(readmitted, about, { brand })] : []),
  ];
}

/** What a change leaves in the audit and in the log of events. */
interface Written {
  entries: Entry[];
  events: NewEvent[];
}

/** Changes a player's play limits in a transaction that somebody else records. */
export async function changeWithin(
  { store }: Pick<LimitsServices, 'store'>,
  tx: Recorded,
  asked: Asked,
  decide: Decide,
): Promise<Written> {
  const { uid, origin } = asked;
  const changes = await store.change(tx, uid, nameOfActor(origin.actor), decide);
  return {
    entries: changes.map((change) => entryOf(uid, change)),
    events: eventsOf(asked, changes),
  };
}

/** Changes a player's play limits and audits every change; without a change nothing is written. */
export async function changeLimits(
  services: LimitsServices,
  asked: Asked,
  decide: Decide,
): Promise<void> {
  await services.audit.record(asked.origin, async (tx) => {
    const { entries, events } = await changeWithin(services, tx, asked, decide);
    const [first, ...others] = entries;
    if (!first) return nothingChanged(undefined);
    return { result: undefined, entries: [first, ...others], events };
  });
}

/** A player who asks for a change of their own limits. */
export function askedBy(context: PlayerContext): Asked {
  const { uid, brand } = context;
  return { uid, origin: byPlayer(uid, context), brand: brandOf(brand).name };
}

export async function cancelLimitChange(
  services: LimitsServices,
  asked: Asked,
  kind: LimitName,
): Promise<void> {
  await changeLimits(services, asked, (held) => {
    const decision = cancelNext(held[kind], held.now);
    if (!decision) throw new Refusal('NOTHING_TO_CHANGE');
    return {
      limits: { ...held, [kind]: decision.limit },
      changes: [{ kind, ...decision.change, endsAt: null }],
    };
  });
}
