import { callDomains } from '@perya/contract/call-domains';
import { calls } from '@perya/contract/calls';
import { describe, expect, test } from 'vitest';
import { exampleOf } from './example-of.ts';

describe('the examples of the reference', () => {
  test('every call stands in one domain', () => {
    const named = callDomains.flatMap((domain) => Object.keys(domain.calls));
    expect(named.toSorted()).toEqual(Object.keys(calls).toSorted());
  });

  for (const [name, call] of Object.entries(calls)) {
    test(`${name} takes its example as a request and could answer its example`, () => {
      const request = exampleOf(call.request, 'input');
      expect(call.request.safeParse(request).error?.issues ?? []).toEqual([]);
      const answer = exampleOf(call.answer, 'output');
      expect(call.answer.safeParse(answer).error?.issues ?? []).toEqual([]);
    });
  }
});
