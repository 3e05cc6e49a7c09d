import type { DegradedPart } from '@perya/contract/house/staff-calls/home';
import type { SharedCounts } from '../redis/shared-counts.ts';

/** What this process needs from outside, as far as somebody watches whether it answers. */
export interface Watched {
  sharedCounts?: Pick<SharedCounts, 'isAnswering'> | null | undefined;
  live?: { isAnswering(): boolean } | undefined;
  /** The names of gateways that do not answer. */
  silentGateways?: (() => readonly string[]) | undefined;
}

/** What this process does less well than it should while it serves. */
export function degradedParts({ sharedCounts, live, silentGateways }: Watched): DegradedPart[] {
  return [
    ...(sharedCounts && !sharedCounts.isAnswering() ? (['shared-limits'] as const) : []),
    ...(live && !live.isAnswering() ? (['broker'] as const) : []),
    ...(silentGateways?.() ?? []).map((name) => `gateway:${name}` as const),
  ];
}

/** For whoever reads `/readyz` or the log. */
export function degradedWords(part: DegradedPart): string {
  if (part === 'shared-limits') {
    return 'Redis does not answer: this process counts rate limits alone';
  }
  if (part === 'broker') return 'The broker of live messages does not answer';
  return `The payment gateway ${part.slice('gateway:'.length)} does not answer`;
}
