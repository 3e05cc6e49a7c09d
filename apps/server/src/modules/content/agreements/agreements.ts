import type { AnswerOf, RequestOf } from '@perya/contract/call';
import {
  type agree as agreeCall,
  agreedKinds,
  type listAgreements as listCall,
} from '@perya/contract/content/calls/agreements';
import { type DataFile, jsonFile } from '../../../platform/files/data-file.ts';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { byPlayer, nothingChanged } from '../../audit/index.ts';
import type { ContentServices } from '../services.ts';
import type { StoredAgreement } from './agreement.store.ts';

function present(agreement: StoredAgreement): AnswerOf<typeof listCall>[number] {
  return {
    kind: agreement.kind,
    version: agreement.version,
    published_at: seconds(agreement.publishedAt),
    agreed_version: agreement.agreedVersion,
    agreed_at: seconds(agreement.agreedAt),
    is_asked: agreement.isAsked,
  };
}

export async function listAgreements(
  { pool, agreements }: ContentServices,
  { uid }: Pick<PlayerContext, 'uid'>,
  { brand }: RequestOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  return (await agreements.list(pool, uid, brand, agreedKinds)).map(present);
}

/** Keeps that a player has agreed to what is in force at this moment, with version and time. */
export async function agree(
  { audit, agreements, metrics }: ContentServices,
  context: PlayerContext,
  { brand, kind, version }: RequestOf<typeof agreeCall>,
): Promise<AnswerOf<typeof agreeCall>> {
  const { uid } = context;
  return audit.record<AnswerOf<typeof agreeCall>>(byPlayer(uid, context), async (tx) => {
    const [held] = await agreements.list(tx, uid, brand, [kind]);
    if (!held) throw new Refusal('NOT_FOUND');
    if (held.version !== version) throw new Refusal('DOCUMENT_CHANGED');
    const isNew = await agreements.add(tx, uid, held.articleId, version);
    const result = (await agreements.list(tx, uid, brand, agreedKinds)).map(present);
    if (!isNew) return nothingChanged(result);
    metrics.countAgreement(kind);
    const after = { document: `${brand}/${kind}`, version };
    return {
      result,
      entries: [{ action: 'content.agreed', subject: { kind: 'player', uid }, after }],
    };
  });
}

/** What a player has agreed to, for that player. */
export async function* readOwnData(
  { agreements }: Pick<ContentServices, 'agreements'>,
  uid: bigint,
): AsyncIterable<DataFile> {
  yield jsonFile('agreements.json', await agreements.listOfPlayer(uid));
}
