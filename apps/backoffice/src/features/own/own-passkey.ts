import type { AnswerOf } from '@perya/contract/call';
import type { listOwnPasskeys } from '@perya/contract/staff/calls/own-passkeys';

export type OwnPasskey = AnswerOf<typeof listOwnPasskeys>['rows'][number];
