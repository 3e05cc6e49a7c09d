import type { AnswerOf } from '@perya/contract/call';
import type { loginStaff } from '@perya/contract/staff/calls/entrance';

/** What follows a right password. */
export type SecondStep = AnswerOf<typeof loginStaff>;
