import type { Details } from '@perya/contract/envelope';
import { type ErrorCode, errors } from '@perya/contract/errors';
import { type Language, say, type Text } from '@perya/contract/text';

/** A refusal that the caller is told, with a code of the catalogue and, where it helps, a message of its own. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;
  readonly text: Text;

  readonly details: Details | undefined;

  constructor(
    code: ErrorCode,
    text: Text = errors[code].message,
    cause?: unknown,
    details?: Details,
  ) {
    super(text.en, { cause });
    this.code = code;
    this.text = text;
    this.details = details;
  }

  get httpStatus(): number {
    return errors[this.code].httpStatus;
  }

  say(language: Language): string {
    return say(this.text, language);
  }
}
