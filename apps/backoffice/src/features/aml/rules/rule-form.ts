import { type AmlFigure, type AmlRuleFigures, amlFigures } from '@perya/contract/aml/rules';
import { numberTyped } from '../../../lib/fields/money-typed.ts';

/** Figures as they are typed; one that the rule does not have is empty. */
export type TypedFigures = Readonly<Record<AmlFigure, string>>;

export const typedOf = (rule: AmlRuleFigures): TypedFigures =>
  Object.fromEntries(
    amlFigures.map((figure) => [figure, String(rule[figure] ?? '')]),
  ) as TypedFigures;

/** What does not belong to the rule stays null. */
export const wantedOf = (rule: AmlRuleFigures, typed: TypedFigures): AmlRuleFigures =>
  Object.fromEntries(
    amlFigures.map((figure) => [figure, rule[figure] === null ? null : numberTyped(typed[figure])]),
  ) as AmlRuleFigures;
