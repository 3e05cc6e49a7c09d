import { type HomeTag, homeName } from '@perya/contract/content/staff-calls/home';
import {
  type Compliance,
  type ComplianceWanted,
  complianceDaysMax,
} from '@perya/contract/kyc/staff-calls/compliance';
import type { Text } from '@perya/contract/text';
import { eventOf, type NewEvent } from '../../../platform/events/event.ts';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff, type Entry, type Facts, type Recorded } from '../../audit/index.ts';
import type { ComplianceWindow } from '../../content/index.ts';
import { complianceChanged } from '../events.ts';
import { countOverdue, readCompliance } from './read-compliance.ts';
import type { ComplianceServices } from './services.ts';

const daySeconds = 24 * 60 * 60;

/** A window that is not over, ends after it begins and is no longer than the bound. */
function windowOf({ from, until }: ComplianceWanted): ComplianceWindow {
  const now = Math.floor(Date.now() / 1000);
  const begin = Math.max(from, now);
  const isGood =
    until > begin &&
    until - begin <= complianceDaysMax * daySeconds &&
    begin - now <= complianceDaysMax * daySeconds;
  if (!isGood) throw new Refusal('COMPLIANCE_WINDOW');
  return { from: begin, until };
}

const factsOf = (window: ComplianceWindow | null): Facts =>
  window ? { is_on: true, from: window.from, until: window.until } : { is_on: false };

interface Change {
  tag: HomeTag;
  window: ComplianceWindow | null;
  reason: string;
}

/** Writes the window into the site's index, and tells the open apps by the event. */
async function change(
  { content }: ComplianceServices,
  tx: Recorded,
  { tag, window, reason }: Change,
): Promise<{ entries: readonly [Entry]; events: readonly NewEvent[] }> {
  const before = await content.compliance.setWithin(tx, tag, window);
  if (before === null && window === null) throw new Refusal('NOTHING_TO_CHANGE');
  const entry: Entry = {
    action: window ? 'kyc.compliance-started' : 'kyc.compliance-ended',
    subject: { kind: 'home-page', tag },
    before: factsOf(before),
    after: factsOf(window),
    reason,
  };
  const key = `${tag}/${window?.from ?? 0}/${Date.now()}`;
  return { entries: [entry], events: [eventOf(complianceChanged, { uid: null, key }, { tag })] };
}

const inManila = (seconds: number, locale: string) =>
  new Date(seconds * 1000).toLocaleString(locale, {
    timeZone: 'Asia/Manila',
    dateStyle: 'medium',
    timeStyle: 'short',
  });

/** What the second person reads: for how long, and whom it meets. */
export async function describeStart(
  services: ComplianceServices,
  wanted: ComplianceWanted,
): Promise<Text> {
  const { until } = windowOf(wanted);
  const name = homeName(wanted.tag);
  const { overdue, is_more } = await countOverdue(services, wanted.tag);
  const asked = await services.completions.count();
  const count = `${overdue}${is_more ? '+' : ''}`;
  const begin = (locale: string, atOnce: string) =>
    wanted.from === 0 ? atOnce : inManila(wanted.from, locale);
  return {
    en: `On ${name.en}, ${count} players whose time for the identity check is over, and ${asked} who were asked to complete it, can open nothing but the check: from ${begin('en-PH', 'the approval')} until ${inManila(until, 'en-PH')}. It ends by itself, and anybody with the permission can end it at once.`,
    tl: `Sa ${name.tl}, walang mabubuksan kundi ang KYC ang ${count} manlalarong lampas na sa oras at ang ${asked} na hiniling na kumpletuhin ito: mula ${begin('fil-PH', 'sa pag-apruba')} hanggang ${inManila(until, 'fil-PH')}. Kusa itong natatapos, at maaari itong tapusin agad ng sinumang may pahintulot.`,
  };
}

/** Starts what was asked for, in the transaction of the approval. */
export function startWithin(
  services: ComplianceServices,
  tx: Recorded,
  { wanted, reason }: { wanted: ComplianceWanted; reason: string },
) {
  return change(services, tx, { tag: wanted.tag, window: windowOf(wanted), reason });
}

/** Ends a window at once: one person can, because nobody is shut out by it. */
export async function endCompliance(
  services: ComplianceServices,
  context: StaffContext,
  { tag, reason }: { tag: HomeTag; reason: string },
): Promise<Compliance> {
  await services.audit.record(byStaff(context), async (tx) => ({
    result: undefined,
    ...(await change(services, tx, { tag, window: null, reason })),
  }));
  services.content.compliance.expire();
  return readCompliance(services);
}
