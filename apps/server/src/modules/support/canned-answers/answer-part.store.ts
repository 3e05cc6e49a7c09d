import { cannedAnswerFields } from '@perya/contract/support/staff-calls/canned-answers';
import * as z from 'zod/mini';
import { problemsOf } from '../../../platform/configuration/check-rows.ts';
import type { ConfigurationPart } from '../../../platform/configuration/part.ts';
import { createRowPart } from '../../../platform/configuration/row-part.ts';
import { readMessage } from '../read-text.ts';

const schema = z.strictObject({
  id: z.int().check(z.minimum(1), z.maximum(1_000_000_000)),
  ...cannedAnswerFields,
  /** One that was taken away is named too: its number stays taken. */
  is_kept: z.boolean(),
});

/** Answers that are kept ready, for the file by which configuration travels. What was answered to anybody stays. */
export const answerPart = (): ConfigurationPart =>
  createRowPart({
    name: 'support.answers',
    title: { en: 'Canned replies', tl: 'Mga handang sagot' },
    table: 'support.canned_answer',
    key: ['id'],
    schema,
    fields: {
      is_kept: {
        column: 'removed_at',
        read: () => 'held.removed_at is null',
        write: `case when (given.data ->> 'is_kept')::boolean then null else platform.clock() end`,
      },
    },
    also: { changed_at: 'platform.clock()' },
    counter: 'version',
    sequence: 'support.canned_answer_id',
    retire: 'removed_at = platform.clock()',
    isRetired: ({ is_kept }) => !is_kept,
    async refuse(rows) {
      const found = rows.map(({ id, title, text_en, text_tl }) =>
        problemsOf(String(id), () => [title, text_en, text_tl].map((words) => readMessage(words))),
      );
      return (await Promise.all(found)).flat();
    },
  });
