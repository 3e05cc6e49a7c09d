import { branchAddressMax } from '@perya/contract/kyc/staff-calls/branches';
import type { Text } from '@perya/contract/text';
import * as z from 'zod/mini';
import { readWords } from '../../../platform/backoffice/read-words.ts';
import { problemsOf } from '../../../platform/configuration/check-rows.ts';
import type { ConfigurationPart, RowProblem } from '../../../platform/configuration/part.ts';
import { createRowPart } from '../../../platform/configuration/row-part.ts';

const schema = z.strictObject({
  id: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  address: z.string().check(z.minLength(5), z.maxLength(branchAddressMax)),
  place: z.int().check(z.minimum(1), z.maximum(9999)),
  is_open: z.boolean(),
});
type BranchLine = z.output<typeof schema>;

const known: Text = {
  en: 'another open branch has this address',
  tl: 'may ibang bukas na branch na may ganitong address',
};
const last: Text = {
  en: 'no branch would be left open',
  tl: 'walang matitirang bukas na branch',
};

/** Players would see the same line twice. */
function listTwice(rows: readonly BranchLine[]): RowProblem[] {
  const seen = new Set<string>();
  return rows
    .filter(({ is_open }) => is_open)
    .flatMap(({ id, address }) => {
      const line = address.toLowerCase();
      if (seen.has(line)) return [{ key: String(id), says: known }];
      seen.add(line);
      return [];
    });
}

/** The branches, for the file by which configuration travels. */
export const branchPart = (): ConfigurationPart =>
  createRowPart({
    name: 'kyc.branches',
    title: { en: 'Branches', tl: 'Mga branch' },
    table: 'kyc.branch',
    key: ['id'],
    schema,
    counter: 'version',
    retire: 'is_open = false',
    isRetired: ({ is_open }) => !is_open,
    async refuse(rows, held) {
      const problems = listTwice(rows);
      for (const { id, address } of rows) {
        problems.push(...(await problemsOf(String(id), () => readWords(address))));
      }
      const isLast = held.some(({ is_open }) => is_open) && !rows.some(({ is_open }) => is_open);
      return isLast ? [...problems, { key: '', says: last }] : problems;
    },
  });
