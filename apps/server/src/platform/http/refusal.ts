import type { Details } from '@perya/contract/envelope';
import { type ErrorCode, errors } from '@perya/contract/errors';
import { type StaffErrorCode, staffErrors } from '@perya/contract/staff/staff-errors';
import { type Language, say, type Text } from '@perya/contract/text';

/** What players and staff can be refused with. */
export type RefusalCode = ErrorCode | StaffErrorCode;

const refusals = { ...errors, ...staffErrors } as const;

/** A refusal that the caller is told, with a code of the catalogue and, where it helps, a message of its own. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: RefusalCode;
  readonly text: Text;

  readonly details: Details | undefined;

  constructor(
    code: RefusalCode,
    text: Text = refusals[code].message,
    cause?: unknown,
    details?: Details,
  ) {
    super(text.en, { cause });
    this.code = code;
    this.text = text;
    this.details = details;
  }

  get httpStatus(): number {
    return refusals[this.code].httpStatus;
  }

  say(language: Language): string {
    return say(this.text, language);
  }
}
