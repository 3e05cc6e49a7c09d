import { isWithinAmlBounds } from '@perya/contract/aml/rules';
import type {
  AmlTest,
  testAmlRule as beginCall,
  listAmlRules as rulesCall,
  listAmlTests as testsCall,
} from '@perya/contract/aml/staff-calls/rules';
import type { AnswerOf, RequestOf } from '@perya/contract/call';
import { centavos, toPesos } from '@perya/money';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { byStaff, nameOfActor } from '../../audit/index.ts';
import type { AmlServices } from '../services.ts';
import type { Trial } from './trial.store.ts';

/** The rules as they are set. */
export async function listAmlRules({ rules }: AmlServices): Promise<AnswerOf<typeof rulesCall>> {
  const stored = await rules.list();
  return stored.map(({ isOn, changedAt, changedBy, ...rule }) => ({
    ...rule,
    is_on: isOn,
    changed_at: seconds(changedAt),
    changed_by: changedBy,
  }));
}

function presentTrial({ id, fromDay, toDay, askedAt, askedBy, ...trial }: Trial): AmlTest {
  const { finishedAt, foundPlayers, samples, ...rest } = trial;
  return {
    ...rest,
    id: String(id),
    from_day: fromDay,
    to_day: toDay,
    asked_at: seconds(askedAt),
    asked_by: askedBy,
    finished_at: seconds(finishedAt),
    found_players: foundPlayers,
    samples: samples.map(({ uid, day, amount }) => ({
      uid,
      day,
      amount: toPesos(centavos(BigInt(amount))),
    })),
  };
}

/** What rules would have found, newest first. */
export async function listAmlTests(
  { trials }: AmlServices,
  _context: StaffContext,
  request: RequestOf<typeof testsCall>,
): Promise<AnswerOf<typeof testsCall>> {
  const page = await trials.page(request);
  return { ...page, rows: page.rows.map(presentTrial) };
}

/** Asks for a trial on past months; it runs in the background. */
export async function testAmlRule(
  { audit, trials }: AmlServices,
  context: StaffContext,
  { name, months, ...figures }: RequestOf<typeof beginCall>,
): Promise<AnswerOf<typeof beginCall>> {
  if (!isWithinAmlBounds(name, { ...figures, is_on: true, holds: false })) {
    throw new Refusal('AML_RULE_BOUNDS');
  }
  const origin = byStaff(context);
  const id = await audit.record(origin, async (tx) => ({
    result: await trials.insert(tx, { name, figures, months, by: nameOfActor(origin.actor) }),
    entries: [
      {
        action: 'aml.rule-tried',
        subject: { kind: 'rule', rule: name },
        after: { ...figures, months },
      },
    ],
  }));
  return { id: String(id) };
}
