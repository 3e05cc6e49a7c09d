import { describe, expect, it } from 'vitest';
import { isTestHost } from './test-host.ts';

describe('isTestHost', () => {
  it('recognises a test host by its name [A-370]', () => {
    expect(['localhost', '127.0.0.1', 'sinag.localhost'].every(isTestHost)).toBe(true);
    expect(['perya.ph', 'localhost.perya.ph', 'notlocalhost', '10.0.0.1'].some(isTestHost)).toBe(
      false,
    );
  });
});
