import { describe, expect, it } from 'vitest';
import { isPageMissing } from './is-page-missing.ts';

describe('isPageMissing', () => {
  it('knows a route that gave up and a path that no route knows', () => {
    expect(isPageMissing([{ status: 'success' }, { status: 'notFound' }])).toBe(true);
    expect(isPageMissing([{ status: 'success', _notFound: true }])).toBe(true);
    expect(isPageMissing([{ status: 'success' }])).toBe(false);
  });
});
