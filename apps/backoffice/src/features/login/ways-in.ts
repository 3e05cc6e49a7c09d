import type { AnswerOf } from '@perya/contract/call';
import type { readStaffEntrance } from '@perya/contract/staff/calls/entrance';

export type WaysIn = AnswerOf<typeof readStaffEntrance>;
