import type { RequestOf } from '@perya/contract/call';
import type { updateLimits as call } from '@perya/contract/limits/calls/limits';
import { mapLimitKinds } from '@perya/contract/rules/play-limits';
import { parsePesos } from '@perya/money';
import type { WantedLimits } from './update-limits.ts';

/** The contract has checked the form, so that null here means what the player asked for: no limit. */
const amountOf = (text: string | null | undefined) =>
  typeof text === 'string' ? parsePesos(text) : text;

/** The limits that a request asks for, in centavos. */
export function readWanted(request: RequestOf<typeof call>): WantedLimits {
  return mapLimitKinds((kind) => amountOf(request[kind]));
}
