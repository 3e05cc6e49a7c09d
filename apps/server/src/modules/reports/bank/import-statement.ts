import { createHash } from 'node:crypto';
import type { AnswerOf } from '@perya/contract/call';
import type { importBankStatement as importCall } from '@perya/contract/reports/staff-calls/bank';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff, nameOfActor } from '../../audit/index.ts';
import type { ReportsServices } from '../services.ts';
import { formatOf, readStatements } from './parse/read-statements.ts';

/** Takes a file of bank statements whole, or nothing of it; what was taken before is not taken again. */
export async function importBankStatement(
  { audit, bank }: ReportsServices,
  context: StaffContext,
): Promise<AnswerOf<typeof importCall>> {
  const text = context.upload?.toString('utf8') ?? '';
  if (text.includes('\0')) throw new Refusal('FILE_REFUSED');
  const format = formatOf(text);
  const statements = readStatements(format, text);
  if (!Array.isArray(statements)) {
    return { format, added: 0, known: 0, matched: 0, bad: statements };
  }
  const sha256 = createHash('sha256').update(text).digest('hex');
  const origin = byStaff(context);
  return audit.record(origin, async (tx) => {
    let added = 0;
    let all = 0;
    for (const statement of statements) {
      added += await bank.take(tx, statement, nameOfActor(origin.actor));
      all += statement.lines.length;
    }
    const matched = await bank.match(tx);
    const accounts = statements.map(({ account, closing }) =>
      closing ? `${account} ${closing.day} ${closing.amount}` : account,
    );
    return {
      result: { format, added, known: all - added, matched, bad: null },
      entries: [
        {
          action: 'reports.statement-imported',
          subject: { kind: 'house' },
          after: { format, sha256, added, known: all - added, matched, accounts },
        },
      ],
    };
  });
}
