import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  HarmCase,
  listHarmCases as listCall,
  readHarmCase as readCall,
} from '@perya/contract/care/staff-calls/care';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import type { CareServices } from '../services.ts';
import type { CaseRow } from './case.store.ts';

const contactsShown = 50;

const present = ({ uid, score, markers, openedAt, scoredAt, contacts }: CaseRow): HarmCase => ({
  uid: String(uid),
  score,
  markers,
  opened_at: seconds(openedAt),
  scored_at: seconds(scoredAt),
  contacts,
});

export async function listHarmCases(
  { cases }: CareServices,
  _context: StaffContext,
  request: RequestOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const page = await cases.list.page(request);
  return { ...page, rows: page.rows.map(present) };
}

/** The signs of a player, and every word with them. */
export async function readCase(
  { cases }: Pick<CareServices, 'cases'>,
  uid: bigint,
): Promise<AnswerOf<typeof readCall>> {
  const [held, contacts] = await Promise.all([
    cases.find(uid),
    cases.listContacts(uid, contactsShown),
  ]);
  if (held === null) throw new Refusal('NOT_FOUND');
  return {
    case: present(held),
    contacts: contacts.map(({ id, at, actor, way, words, changed, score }) => ({
      id: String(id),
      at: seconds(at),
      by: actor,
      way,
      words,
      changed,
      score,
    })),
  };
}

export const readHarmCase = (
  services: CareServices,
  _context: StaffContext,
  { uid }: RequestOf<typeof readCall>,
) => readCase(services, BigInt(uid));
