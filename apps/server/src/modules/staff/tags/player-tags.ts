import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  setPlayerTag as call,
  readPlayerTags as readCall,
} from '@perya/contract/staff/calls/player-tags';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { byStaff, nothingChanged } from '../../audit/index.ts';
import type { StaffServices } from '../services.ts';
import type { Tagged } from './tag.store.ts';

type Answer = AnswerOf<typeof readCall>;

const present = (tags: readonly Tagged[]): Answer => ({
  tags: tags.map(({ tag, at, by }) => ({ tag, at: seconds(at), by })),
});

export async function readTags(
  { tags }: Pick<StaffServices, 'tags'>,
  uid: bigint,
): Promise<Answer> {
  return present(await tags.list(uid));
}

/** Marks a player or takes a mark away; who did so when stays in the audit. */
export async function setTag(
  { audit, identity, tags }: StaffServices,
  context: StaffContext,
  request: RequestOf<typeof call>,
): Promise<Answer> {
  const { tag, on } = request;
  const uid = BigInt(request.uid);
  if (!(await identity.account(uid))) throw new Refusal('NOT_FOUND');
  return audit.record<Answer>(byStaff(context), async (tx) => {
    const isChanged = on
      ? await tags.add(tx, uid, tag, context.staffId)
      : await tags.remove(tx, uid, tag);
    const result = present(await tags.list(uid, tx));
    if (!isChanged) return nothingChanged(result);
    return {
      result,
      entries: [
        {
          action: on ? 'staff.player-tagged' : 'staff.player-untagged',
          subject: { kind: 'player', uid },
          after: { tag },
        },
      ],
    };
  });
}
