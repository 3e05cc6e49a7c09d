import {
  type Article,
  askLegalText,
  type LegalTextWanted,
  readArticle,
} from '@perya/contract/content/staff-calls/articles';
import { type ApiStaff, approveAs, createApiStaff } from './api-staff.ts';
import type { TestServer } from './test-server.ts';

type Wanted = Pick<LegalTextWanted, 'id' | 'revision'> &
  Partial<Pick<LegalTextWanted, 'number' | 'asks_agreement'>>;

/** Puts a legal text in force as two people do: the draft, or the version that is named. */
export async function publishLegal(
  server: TestServer,
  { client }: Pick<ApiStaff, 'client'>,
  wanted: Wanted,
): Promise<Article> {
  const { id } = await client.call(askLegalText, {
    number: null,
    asks_agreement: false,
    ...wanted,
    reason: 'regulator',
    words: '',
  });
  await approveAs(await createApiStaff(server, 'content'), id);
  return client.call(readArticle, { id: wanted.id });
}
