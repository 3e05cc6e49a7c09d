import type { StoryLine } from '@perya/contract/house/staff-calls/player-story';

interface StoryWords {
  readonly deviceOf: (name: string) => string;
  readonly changeReasonOf: (kept: string) => string;
}

/** What a line says besides: a device and the house's own reasons in the language of whoever reads. */
export function storyDetails(
  { kind, event, about }: Pick<StoryLine, 'kind' | 'event' | 'about'>,
  { deviceOf, changeReasonOf }: StoryWords,
): string {
  if (event === 'status') return changeReasonOf(about);
  if (kind !== 'login' || about === '') return about;
  const [device = '', ...place] = about.split(' · ');
  return [deviceOf(device), ...place].join(' · ');
}
