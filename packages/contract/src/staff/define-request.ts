import * as z from 'zod/mini';
import { type Call, defineCall } from '../call.ts';
import type { ErrorCode } from '../errors.ts';
import { id } from '../fields.ts';
import type { Text } from '../text.ts';
import { requestsShown } from './calls/requests.ts';
import type { Permission } from './permissions.ts';
import type { Reason } from './reasons.ts';
import type { StaffErrorCode } from './staff-errors.ts';

/** What any request for a second person can be refused with. */
const refusalsOfAsking = [
  'REQUEST_WAITS',
  'WORDS_TOO_LONG',
  'WORDS_MARKUP',
  'WORDS_UNREADABLE',
  'REASON_WORDS',
] as const;

type Reasons = readonly [Reason, ...Reason[]];

interface RequestDeclaration<
  Name extends string,
  Asker extends Permission,
  Why extends Reasons,
  Fields extends z.core.$ZodShape,
> {
  /** The action, as requests and the audit have it. */
  readonly asks: Name;
  /** What one must be allowed to ask for it; the table of permissions says who approves. */
  readonly permission: Asker;
  readonly title: Text;
  /** Why it may be asked for. */
  readonly reasons: Why;
  /** Plain JSON: what passes it is stored, and read by it again when it is carried out. */
  readonly input: z.ZodMiniObject<Fields>;
  readonly path: string;
  readonly summary: string;
  /** Refusals beyond those that any request can meet. */
  readonly errors: readonly (ErrorCode | StaffErrorCode)[];
  /** Calls whose answers are old once it was asked for, beside the lists of requests. */
  readonly refreshes?: readonly Call[];
}

const asked = z.object({ id: id() });

/**
 * Declares something that waits for a second person, by the module that owns it: the call that asks for it, which
 * answers the number of the request, together with what the mechanism and the staff app know about it.
 */
export function defineRequest<
  const Name extends string,
  const Asker extends Permission,
  const Why extends Reasons,
  Fields extends z.core.$ZodShape,
>({
  path,
  summary,
  errors,
  refreshes = [],
  ...action
}: RequestDeclaration<Name, Asker, Why, Fields>) {
  const request = z.extend(action.input, {
    reason: z.enum(action.reasons),
    words: z._default(z.string(), ''),
  });
  const call: Call<typeof request, typeof asked, { staff: Asker }> = defineCall({
    method: 'POST',
    path,
    access: { staff: action.permission },
    summary,
    request,
    answer: asked,
    errors: [...refusalsOfAsking, ...errors],
    refreshes: [...requestsShown, ...refreshes],
  });
  return { ...call, ...action };
}
