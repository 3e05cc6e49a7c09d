import type { Text } from '@perya/contract/text';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff, nothingChanged } from '../../audit/index.ts';
import type { RequestServices } from './services.ts';

/** The approval stood, and what was asked for could not be done. */
export class CarryingOutFailed extends Error {
  override name = 'CarryingOutFailed';
  constructor(cause: unknown) {
    super('A request could not be carried out', { cause });
  }
}

/** What went wrong inside is for the log; the request says under which id it is found there. */
function textOf(cause: unknown, requestId: string): Text {
  if (cause instanceof Refusal) return cause.text;
  return {
    en: `An error inside the house, which the log has under ${requestId}`,
    tl: `May error sa loob ng sistema, na nasa log sa ilalim ng ${requestId}`,
  };
}

/** Writes down on the open request why it could not be carried out; answers what the approver is told. */
export async function noteFailure(
  { audit, requests }: RequestServices,
  context: StaffContext,
  id: bigint,
  cause: unknown,
): Promise<unknown> {
  const text = textOf(cause, context.requestId);
  await audit.record(byStaff(context), async (tx) => {
    const action = await requests.noteFailure(tx, id, text);
    if (action === null) return nothingChanged(undefined);
    return {
      result: undefined,
      entries: [
        {
          action: 'staff.request-failed',
          subject: { kind: 'request', id: String(id) },
          after: { action, failure: text.en },
        },
      ],
    };
  });
  if (!(cause instanceof Refusal)) return cause;
  return new Refusal(
    'REQUEST_FAILED',
    {
      en: `It could not be carried out, and the request stays open. ${text.en}`,
      tl: `Hindi ito naisagawa, at nananatiling bukas ang kahilingan. ${text.tl}`,
    },
    cause,
  );
}
