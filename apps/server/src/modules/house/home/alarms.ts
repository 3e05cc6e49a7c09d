import { kyc as kycHours } from '@perya/contract/constants';
import type { Alarm, Health } from '@perya/contract/house/staff-calls/home';
import type { LostProcess, ProcessStore } from '../../../platform/processes/process.store.ts';
import { seconds } from '../../../platform/wire-time.ts';
import type { Audit } from '../../audit/index.ts';
import type { DoorState, Doors } from '../../doors/index.ts';
import type { Evidence } from '../../evidence/index.ts';
import type { Games } from '../../games/index.ts';
import type { Kyc } from '../../kyc/index.ts';
import type { Partners } from '../../partners/index.ts';
import type { Release, Verification } from '../../release/index.ts';
import type { Reports } from '../../reports/index.ts';
import type { Stops } from '../../stops/index.ts';
import type { CheckRun, CheckStore } from '../checks/check.store.ts';

export interface AlarmNeeds {
  stops: Pick<Stops, 'countInForce'>;
  doors: Pick<Doors, 'read'>;
  checks: Pick<CheckStore, 'lastResults'>;
  audit: Pick<Audit, 'lastVerdict'>;
  partners: Pick<Partners, 'listFailing'>;
  evidence: Pick<Evidence, 'listBroken' | 'listBrokenDays'>;
  release: Pick<Release, 'listVerified' | 'needsList'>;
  processes: Pick<ProcessStore, 'listLost'>;
  games: Pick<Games, 'listUnsoundDays'>;
  reports: Pick<Reports, 'listStatementsDue'>;
  kyc: Pick<Kyc, 'isLax' | 'readFreezes'> & { reviews: Pick<Kyc['reviews'], 'countOpen'> };
}

type OpenReviews = Awaited<ReturnType<Kyc['reviews']['countOpen']>>;

/** Beyond these somebody should look. */
export const clockMs = 2000;
const diskShare = 0.1;
const diskBytes = 2 * 1024 ** 3;
const behind = 10_000;
/** A process that was lost is told for a day; the audit keeps it. */
export const lostHours = 24;
/** What broke a control is told for a week; its runs are kept for ever. */
const controlDays = 7;
const oldestLetterSeconds = 15 * 60;
/** The checks run every night. */
const resultSeconds = 26 * 60 * 60;

const warning = (name: Alarm['name'], facts: Partial<Alarm>): Alarm => ({
  name,
  level: 'warning',
  about: '',
  figure: null,
  since: null,
  ...facts,
});
const critical = (name: Alarm['name'], facts: Partial<Alarm>) =>
  warning(name, { level: 'critical', ...facts });

function alarmsOfProcess({ name, ...seen }: Health['processes'][number]): Alarm[] {
  if (!seen.is_alive) return [critical('process-silent', { about: name, since: seen.seen_at })];
  const { disk_free: free, disk_size: size } = seen;
  const isFull = free !== null && size !== null && (free < size * diskShare || free < diskBytes);
  return [
    ...(Math.abs(seen.clock_ahead_ms) > clockMs
      ? [critical('clock', { about: name, figure: seen.clock_ahead_ms })]
      : []),
    ...(seen.degraded.includes('shared-limits') ? [warning('limits-alone', { about: name })] : []),
    ...(isFull ? [critical('disk', { about: name, figure: free })] : []),
  ];
}

/** Those that are not shown as silent any more. */
function alarmsOfLost(lost: readonly LostProcess[], { processes }: Health): Alarm[] {
  const shown = processes.map(({ name }) => name);
  return lost
    .map(({ host, pid, seenAt }) => ({ about: `${host} ${pid}`, since: seconds(seenAt) }))
    .filter(({ about }) => !shown.includes(about))
    .map((facts) => warning('process-lost', facts));
}

/** What is outside of the house and does not answer one of its processes; each once, whoever says it. */
function alarmsOfOutside(processes: Health['processes']): Alarm[] {
  const living = processes.filter((seen) => seen.is_alive);
  const parts = [...new Set(living.flatMap(({ degraded }) => degraded))].toSorted();
  return parts.flatMap((part) => {
    if (part === 'broker') return [critical('broker-silent', {})];
    const isGateway = part.startsWith('gateway:');
    return isGateway ? [critical('gateway-silent', { about: part.slice('gateway:'.length) })] : [];
  });
}

/** What the figures of health say by themselves. */
export function alarmsOfHealth({ processes, readers, outbox }: Health): Alarm[] {
  return [
    ...processes.flatMap(alarmsOfProcess),
    ...alarmsOfOutside(processes),
    ...readers
      .filter((reader) => reader.behind > behind)
      .map((reader) => warning('reader-behind', { about: reader.name, figure: reader.behind })),
    ...(outbox.oldest_seconds > oldestLetterSeconds
      ? [warning('outbox-waits', { figure: outbox.waiting })]
      : []),
    ...(outbox.dead > 0 ? [warning('letters-dead', { figure: outbox.dead })] : []),
  ];
}

function alarmsOfCheck({ name, state, found, finishedAt }: CheckRun, now: number): Alarm[] {
  const since = seconds(finishedAt);
  if (state === 'broken') return [critical('check-broken', { about: name, figure: found, since })];
  const isOld = since !== null && now - since > resultSeconds;
  return isOld ? [warning('check-old', { about: name, since })] : [];
}

/** Players are promised a decision within a day. */
export function alarmsOfReviews(open: OpenReviews, now: number): Alarm[] {
  const since = seconds(open.oldestAt);
  const isLate = since !== null && now - since > kycHours.reviewHours * 3600;
  return isLate ? [warning('reviews-wait', { figure: open.waiting + open.escalated, since })] : [];
}

/** Of a house that was open: before its first day there is nothing to miss. */
export function alarmsOfDoors({ isOpen, openedAt, changedAt }: DoorState): Alarm[] {
  return isOpen || openedAt === null
    ? []
    : [warning('doors-closed', { since: seconds(changedAt) })];
}

/** Whether a process runs what two people have not approved; without a list in development there is nothing to approve. */
export const isUnapproved = ({ isApproved, hash }: Verification, needsList: boolean): boolean =>
  !isApproved && (hash !== null || needsList);

/** Of processes that live: what is not the program of its release, or nobody's release at all. */
export function alarmsOfProgram(
  verified: readonly Verification[],
  { processes }: Pick<Health, 'processes'>,
  { now, needsList }: { now: number; needsList: boolean },
): Alarm[] {
  const living = processes.filter((seen) => seen.is_alive);
  return living.flatMap(({ name: about, started_at }): Alarm[] => {
    const last = verified.find(({ process }) => process === about);
    const since = seconds(last?.lookedAt ?? null);
    const isOld = now - Math.max(since ?? 0, started_at) > resultSeconds;
    return [
      ...(last?.state === 'differs'
        ? [critical('program-differs', { about, figure: last.found, since })]
        : []),
      ...(last && isUnapproved(last, needsList)
        ? [critical('program-unapproved', { about, since })]
        : []),
      ...(isOld ? [warning('program-unverified', { about, since })] : []),
    ];
  });
}

/** What is wrong, the gravest first: stops in force, broken books, and what the figures say. */
export async function readAlarms(needs: AlarmNeeds, health: Health): Promise<Alarm[]> {
  const { stops, doors, checks, audit, kyc, partners, processes, evidence, release, games } = needs;
  const now = Math.floor(Date.now() / 1000);
  const [
    inForce,
    door,
    results,
    chain,
    reviews,
    freezes,
    failing,
    lost,
    controls,
    days,
    verified,
    unsound,
    due,
  ] = await Promise.all([
    stops.countInForce(),
    doors.read(),
    checks.lastResults(),
    audit.lastVerdict(),
    kyc.reviews.countOpen(),
    kyc.readFreezes(),
    partners.listFailing(),
    processes.listLost(lostHours),
    evidence.listBroken(controlDays),
    evidence.listBrokenDays(),
    release.listVerified(),
    games.listUnsoundDays(),
    needs.reports.listStatementsDue(),
  ]);
  const alarms = [
    ...inForce.map(({ scope, count, since }) =>
      (scope === 'house' ? critical : warning)('gaming-stopped', {
        about: scope,
        figure: count,
        since: seconds(since),
      }),
    ),
    ...alarmsOfDoors(door),
    ...results.flatMap((run) => alarmsOfCheck(run, now)),
    ...(chain?.isBroken
      ? [critical('chain-broken', { since: now - Math.round(chain.ageSeconds) })]
      : []),
    ...controls.map(({ control, found, finishedAt }) =>
      critical('control-broken', { about: control, figure: found, since: seconds(finishedAt) }),
    ),
    ...days.map(({ day, checkedAt }) =>
      critical('day-broken', { about: day, since: seconds(checkedAt) }),
    ),
    ...unsound.map(({ venue, day, differences, comparedAt }) =>
      warning('provider-differs', {
        about: `${venue} ${day}`,
        figure: differences,
        since: seconds(comparedAt),
      }),
    ),
    ...due.map(({ account: about, ageDays: figure, isLapsed, since }) =>
      isLapsed
        ? critical('statement-lapsed', { about, figure, since: seconds(since) })
        : warning('statement-due', { about, figure, since: seconds(since) }),
    ),
    ...alarmsOfProgram(verified, health, { now, needsList: release.needsList }),
    ...alarmsOfHealth(health),
    ...alarmsOfLost(lost, health),
    ...alarmsOfReviews(reviews, now),
    ...(freezes.heldSince
      ? [critical('freezes-held', { figure: freezes.due, since: seconds(freezes.heldSince) })]
      : []),
    ...(kyc.isLax ? [critical('kyc-lax', {})] : []),
    ...failing.map(({ channel, failed, answeredAt }) =>
      warning('partner-fails', {
        about: channel,
        figure: failed,
        since: seconds(answeredAt),
      }),
    ),
  ];
  return alarms.toSorted((a, b) => a.level.localeCompare(b.level));
}
