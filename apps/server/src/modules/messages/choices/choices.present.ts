import type { ChoiceStep, ShownChoice } from '@perya/contract/messages/calls/choices';
import {
  isAlwaysTold,
  isTold,
  type NoticeChoice,
  noticeCells,
  offersConsent,
} from '@perya/contract/rules/notices/notice-choices';
import { seconds } from '../../../platform/wire-time.ts';
import type { ChoiceRow, StepRow } from './choice.store.ts';

/** A consent holds for the words that it was given to: with other words it is none. */
export const heldChoices = (rows: readonly ChoiceRow[]): NoticeChoice[] =>
  rows.map(({ topic, channel, isOn, version }) => ({
    topic,
    channel,
    isOn: isOn && (topic !== 'offers' || version === offersConsent.version),
  }));

/** Every cell as the player has it, whether or not they stay away at present. */
export function presentChoices(rows: readonly ChoiceRow[]): ShownChoice[] {
  const held = heldChoices(rows);
  return noticeCells.map((cell) => ({
    ...cell,
    is_on: isTold(cell, held, { isAway: false }),
    is_fixed: isAlwaysTold(cell),
  }));
}

export const presentStep = (row: StepRow): ChoiceStep => ({
  at: seconds(row.at),
  topic: row.topic,
  channel: row.channel,
  is_on: row.isOn,
  device: row.device,
  version: row.version,
  words: row.words,
});
