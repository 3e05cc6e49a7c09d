import type { Call } from '@perya/contract/call';
import { callDomains, calls } from '@perya/contract/calls';
import { providerRequests, providerVerbs } from '@perya/contract/provider-api/wire';
import { describe, expect, test } from 'vitest';
import { exampleOf } from './example-of.ts';
import { recordedAnswers } from './examples.ts';
import { providerExample } from './provider-page.ts';

describe('the examples of the reference', () => {
  test('every call stands once, and is exported by the file that its example imports', async () => {
    const named = callDomains.flatMap((domain) => Object.keys(domain.calls));
    expect(named.toSorted()).toEqual([...new Set(named)].toSorted());
    for (const domain of callDomains) {
      const declared = await import(`@perya/contract/${domain.file}`);
      for (const [name, call] of Object.entries(domain.calls)) expect(declared[name]).toBe(call);
    }
  });

  test.each(providerVerbs)('the wire of providers takes its example of %s', (verb) => {
    const taken = providerRequests[verb].safeParse(providerExample(verb));
    expect(taken.error?.issues ?? []).toEqual([]);
  });

  test('answers that a test has got are of calls that there are, and could still be given', () => {
    const known: Readonly<Record<string, Call>> = calls;
    for (const [name, answer] of Object.entries(recordedAnswers())) {
      expect(known[name]?.answer.safeParse(answer).error?.issues ?? [], name).toEqual([]);
      expect(known[name], name).toBeDefined();
    }
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
