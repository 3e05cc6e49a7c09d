import { expect, it } from 'vitest';
import { storyDetails } from './story-details.ts';

const inTagalog = {
  deviceOf: (name: string) => (name === 'Unknown device' ? 'Hindi kilalang device' : name),
  changeReasonOf: (kept: string) => `<${kept}>`,
};
const detailsOf = (kind: 'login' | 'note' | 'decision', about: string) =>
  storyDetails({ kind, event: kind === 'decision' ? 'status' : kind, about }, inTagalog);

it('names the device of a login in the language of whoever reads, and leaves other words as they are', () => {
  expect(detailsOf('login', 'Unknown device · 10.0.0.1')).toBe('Hindi kilalang device · 10.0.0.1');
  expect(detailsOf('login', '10.0.0.1')).toBe('10.0.0.1');
  expect(detailsOf('login', '')).toBe('');
  expect(detailsOf('note', 'Unknown device')).toBe('Unknown device');
});

it('says why the identity status changed in that language too', () => {
  expect(detailsOf('decision', 'Submitted the identity check')).toBe(
    '<Submitted the identity check>',
  );
});
