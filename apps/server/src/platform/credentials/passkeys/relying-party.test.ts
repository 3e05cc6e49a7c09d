import { describe, expect, test } from 'vitest';
import { playersParty, staffParty } from './relying-party.ts';

const publicUrls = ['https://casino.example', 'https://perya.casino.example:8443'];
const production = { environment: 'production', publicUrls };

describe('the host of a passkey', () => {
  test('is one that the settings name, with its scheme and port', () => {
    const party = playersParty(production);
    expect(party('https://casino.example')).toEqual({
      id: 'casino.example',
      origin: 'https://casino.example',
    });
    expect(party('https://perya.casino.example:8443')?.id).toBe('perya.casino.example');
    for (const other of [
      'http://casino.example',
      'https://casino.example:8443',
      'https://evil.example',
      'https://casino.example.evil.example',
      'null',
      null,
    ]) {
      expect(party(other), String(other)).toBeNull();
    }
  });

  test('of staff is theirs alone', () => {
    const party = staffParty({ ...production, staffHost: 'staff.casino.example' });
    expect(party('https://staff.casino.example')?.id).toBe('staff.casino.example');
    expect(party('http://staff.casino.example')).toBeNull();
    expect(party('https://casino.example')).toBeNull();
    expect(staffParty({ ...production, staffHost: null })('https://casino.example')?.id).toBe(
      'casino.example',
    );
  });

  test('is any that has a name on the machine of a developer, and none in production', () => {
    const unset = { publicUrls: [] };
    const developer = playersParty({ ...unset, environment: 'development' });
    expect(developer('http://localhost:3000')?.id).toBe('localhost');
    expect(developer('http://127.0.0.1:3000')).toBeNull();
    expect(developer('http://[::1]:3000')).toBeNull();
    expect(playersParty({ ...unset, environment: 'production' })('https://a.example')).toBeNull();
  });
});
