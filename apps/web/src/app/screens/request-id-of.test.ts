import { describe, expect, it } from 'vitest';
import { requestIdOf } from './request-id-of.ts';

describe('requestIdOf', () => {
  it('reads the number of a failed request and nothing from other failures', () => {
    expect(requestIdOf(Object.assign(new Error('x'), { requestId: 'req-1' }))).toBe('req-1');
    expect(requestIdOf(new Error('x'))).toBeNull();
    expect(requestIdOf(null)).toBeNull();
  });
});
