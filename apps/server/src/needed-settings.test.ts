import { expect, test } from 'vitest';
import { StartError } from './platform/start-error.ts';
import { readServerSettings, readSettings } from './settings.ts';

const production = { NODE_ENV: 'production' };
const carrier = { PERYA_SMS: 'semaphore', PERYA_SMS_KEY: 'k', PERYA_SMS_FROM: 'PERYA' };
const scanner = {
  ID_SCAN_URL: 'https://scanner.example',
  ID_SCAN_KEY: 'k',
  ID_SCAN_SECRET: 's'.repeat(32),
};
const address = { PERYA_PUBLIC_URL: 'https://play.casino.example' };

function refusedWith(given: Record<string, string>): string[] {
  try {
    readServerSettings(given);
    return [];
  } catch (error) {
    if (error instanceof StartError) return error.message.split('\n');
    throw error;
  }
}
const namesOf = (lines: readonly string[]) =>
  lines.map((line) => /^Settings? (\w+)/.exec(line)?.[1]);

test('a production server says all that is missing at once, each line with the setting and why [A-140]', () => {
  const lines = refusedWith(production);
  expect(namesOf(lines)).toEqual([
    'PERYA_PUBLIC_URL',
    'PERYA_SMS',
    'PERYA_SMS_KEY',
    'PERYA_SMS_FROM',
    'ID_SCAN_URL',
    'ID_SCAN_KEY',
    'ID_SCAN_SECRET',
  ]);
  for (const line of lines) {
    expect(line).toMatch(/^Setting \w+ is needed with NODE_ENV=production, or .+\.$/);
  }
});

test('what is given is not asked for again, and what is wrong stands beside what is missing', () => {
  expect(namesOf(refusedWith({ ...production, ...carrier, ...address }))).toEqual([
    'ID_SCAN_URL',
    'ID_SCAN_KEY',
    'ID_SCAN_SECRET',
  ]);
  const half = { ...production, ...scanner, ...address, DATABASE_URL: 'postgres://db/x' };
  expect(namesOf(refusedWith({ ...half, PERYA_SMS: 'twilio', PERYA_SEED: 'demo' }))).toEqual([
    'PERYA_SECRET_KEY',
    'PERYA_SMS_ACCOUNT',
    'PERYA_SEED',
  ]);
  expect(namesOf(refusedWith({ PORT: 'eighty', PERYA_SANDBOX: 'perhaps' }))).toEqual([
    'PORT',
    'PERYA_SANDBOX',
  ]);
  expect(refusedWith({ PERYA_PROT: '1', PERYA_HOTS: '2' })).toHaveLength(2);
});

test('development needs nothing, nor do the commands of the operator', () => {
  expect(refusedWith({})).toEqual([]);
  expect(refusedWith({ ...production, ...carrier, ...scanner, ...address })).toEqual([]);
  expect(readSettings(production)).toMatchObject({ sms: null, idScan: null });
});
