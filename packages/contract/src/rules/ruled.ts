import * as z from 'zod/mini';
import { type RuleName, ruleTexts } from './rule-texts.ts';

/** A text field whose schema reports the text of the rule that is broken. */
export const ruled = (problem: (text: string) => RuleName | null) =>
  z.string().check((payload) => {
    const name = problem(payload.value);
    if (name === null) return;
    payload.issues.push({ code: 'custom', input: payload.value, message: ruleTexts[name].en });
  });
