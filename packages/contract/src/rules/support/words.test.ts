import { describe, expect, it } from 'vitest';
import { cutFeedback, feedbackProblem, messageProblem, supportTexts, tidyWords } from './words.ts';

describe('feedback', () => {
  it('has 1000 characters at most, counted as a person does [G-178]', () => {
    expect(feedbackProblem('a'.repeat(1000))).toBeNull();
    expect(feedbackProblem('a'.repeat(1001))).toBe('too-long');
    expect(feedbackProblem('🎡'.repeat(1000))).toBeNull();
    expect(supportTexts.feedbackTooLong.en).toBe(
      'The maximum number of characters exceeds the limit',
    );
  });

  it('is cut to its first 1000 characters, none of them in two [G-179]', () => {
    expect(cutFeedback('a'.repeat(1000))).toEqual({ text: 'a'.repeat(1000), isCut: false });
    expect(cutFeedback(`${'a'.repeat(1000)}b`)).toEqual({ text: 'a'.repeat(1000), isCut: true });
    expect(cutFeedback('🎡'.repeat(999))).toEqual({ text: '🎡'.repeat(999), isCut: false });
    expect(cutFeedback('🎡'.repeat(1001))).toEqual({ text: '🎡'.repeat(1000), isCut: true });
  });

  it('of white space alone is none [G-180]', () => {
    expect(feedbackProblem(tidyWords(' \r\n\t  '))).toBe('empty');
    expect(feedbackProblem(tidyWords('  x '))).toBeNull();
  });
});

describe('a message to service', () => {
  it('needs words or a picture, and has an end', () => {
    expect(messageProblem('', 0)).toBe('empty');
    expect(messageProblem('', 1)).toBeNull();
    expect(messageProblem('a'.repeat(2001), 1)).toBe('too-long');
  });

  it('may have any line breaks and markup, which is drawn as text, and nothing that hides', () => {
    expect(tidyWords('one\r\ntwo\rthree\n')).toBe('one\ntwo\nthree');
    expect(messageProblem('<script>alert(1)</script>\n\tsecond', 0)).toBeNull();
    for (const hidden of ['\0', '\u001b[31m', '\u202egnp.exe', '\u2066']) {
      expect(messageProblem(`a${hidden}`, 0), JSON.stringify(hidden)).toBe('unreadable');
    }
  });
});
