import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, money, unixSeconds } from '../../fields.ts';
import { defineRequest } from '../../staff/define-request.ts';
import { listPage, listRequest } from '../../staff/list.ts';
import { amlRuleNames } from '../rules.ts';

const day = () => z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const figure = () => z.nullable(z.int().check(z.minimum(1)));

const figureFields = {
  amount: figure(),
  below: figure(),
  count: figure(),
  hours: figure(),
  days: figure(),
  percent: figure(),
  times: figure(),
};

/** A rule as it is set. */
const ruleWanted = z.object({
  name: z.enum(amlRuleNames),
  is_on: z.boolean(),
  /** Whether whoever meets it is paid nothing until an officer has looked. */
  holds: z.boolean(),
  ...figureFields,
});
export type AmlRuleWanted = z.output<typeof ruleWanted>;

export const listAmlRules = defineCall({
  method: 'GET',
  path: '/backoffice/api/aml/rules',
  access: { staff: 'aml.read' },
  summary: 'The rules of the AML desk, as they are set',
  request: z.object({}),
  answer: z.array(
    z.object({ ...ruleWanted.shape, changed_at: unixSeconds(), changed_by: z.string() }),
  ),
});

/** How many past months a rule is tried on at most. */
const testMonthsMax = 12;

const test = z.object({
  id: id(),
  name: z.enum(amlRuleNames),
  ...figureFields,
  from_day: day(),
  to_day: day(),
  /** Null until it has run. */
  finished_at: z.nullable(unixSeconds()),
  asked_at: unixSeconds(),
  asked_by: z.string(),
  /** Players who moved money, and of these those who would have been found. */
  players: z.int(),
  found_players: z.int(),
  found: z.int(),
  /** The first that would have been found. */
  samples: z.array(z.object({ uid: id(), day: day(), amount: money() })),
});
export type AmlTest = z.output<typeof test>;

export const listAmlTests = defineCall({
  method: 'GET',
  path: '/backoffice/api/aml/tests',
  access: { staff: 'aml.read' },
  summary: 'What rules would have found in past months, newest first',
  request: z.object({ ...listRequest, name: z.optional(z.enum(amlRuleNames)) }),
  answer: listPage(test),
});

export const testAmlRule = defineCall({
  method: 'POST',
  path: '/backoffice/api/aml/tests/begin',
  access: { staff: 'aml.rules' },
  summary: 'Tries a rule with some figures on past months; nobody is found by it',
  request: z.object({
    name: z.enum(amlRuleNames),
    ...figureFields,
    months: z.int().check(z.minimum(1), z.maximum(testMonthsMax)),
  }),
  answer: z.object({ id: id() }),
  errors: ['AML_RULE_BOUNDS'],
  refreshes: [listAmlTests],
});

export const askAmlRule = defineRequest({
  asks: 'aml.rule',
  permission: 'aml.rules',
  title: { en: 'Rule of the AML desk', tl: 'Tuntunin ng AML desk' },
  reasons: ['checked', 'planned', 'regulator', 'too-many-wait', 'other'],
  input: ruleWanted,
  path: '/backoffice/api/aml/rules/ask',
  summary: 'Asks a second officer to switch a rule on or off, or to set its figures',
  errors: ['AML_RULE_BOUNDS', 'AML_NOT_TESTED'],
  refreshes: [listAmlRules],
});

/** The figures of the law and of the house's own programme. */
const policyFigures = {
  /** Working days from the day of what is reported. The law gives five. */
  report_days: z.int().check(z.minimum(1), z.maximum(5)),
  /** How long records are kept. The law asks for five years. */
  keep_years: z.int().check(z.minimum(5), z.maximum(50)),
  /** Months until a player is looked at again, by the rating. */
  review_months_low: z.int().check(z.minimum(1), z.maximum(36)),
  review_months_normal: z.int().check(z.minimum(1), z.maximum(24)),
  review_months_high: z.int().check(z.minimum(1), z.maximum(12)),
  /** Paid in within 90 days, in whole pesos: from here on a rating is normal, and from there on high. */
  normal_pesos: z.int().check(z.minimum(1000), z.maximum(5_000_000)),
  high_pesos: z.int().check(z.minimum(1000), z.maximum(5_000_000)),
  /** What the authority calls the house in its files. */
  institution_code: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9-]{0,20}$/)),
  /** Days on which offices are closed, beside weekends. */
  holidays: z.array(day()).check(z.maxLength(100)),
};
const policyWanted = z.object(policyFigures);
export type AmlPolicy = z.output<typeof policyWanted>;

export const readAmlPolicy = defineCall({
  method: 'GET',
  path: '/backoffice/api/aml/policy',
  access: { staff: 'aml.read' },
  summary: 'The figures that the AML desk works by, and who set them last',
  request: z.object({}),
  answer: z.object({ ...policyFigures, made_at: unixSeconds(), made_by: z.string() }),
});

export const askAmlPolicy = defineRequest({
  asks: 'aml.policy',
  permission: 'aml.rules',
  title: { en: 'Figures of the AML desk', tl: 'Mga bilang ng AML desk' },
  reasons: ['regulator', 'planned', 'mistake-of-house', 'other'],
  input: policyWanted,
  path: '/backoffice/api/aml/policy/ask',
  summary: 'Asks a second officer for other figures: working days, holidays, years, review cycles',
  errors: ['INVALID_INPUT'],
  refreshes: [readAmlPolicy],
});

export const amlRulesCalls = { listAmlRules, listAmlTests, testAmlRule, readAmlPolicy } as const;
