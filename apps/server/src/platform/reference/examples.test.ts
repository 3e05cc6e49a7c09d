import { callDomains, calls } from '@perya/contract/calls';
import { providerRequests, providerVerbs } from '@perya/contract/provider-api/wire';
import { describe, expect, test } from 'vitest';
import { exampleOf } from './example-of.ts';
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

  for (const [name, call] of Object.entries(calls)) {
    test(`${name} takes its example as a request and could answer its example`, () => {
      const request = exampleOf(call.request, 'input');
      expect(call.request.safeParse(request).error?.issues ?? []).toEqual([]);
      const answer = exampleOf(call.answer, 'output');
      expect(call.answer.safeParse(answer).error?.issues ?? []).toEqual([]);
    });
  }
});
