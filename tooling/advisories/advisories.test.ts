import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inProject } from '../launch/project-root.mjs';
import { judgeAudit } from './judge-audit.ts';
import { findBad, listInstalled, readKnown } from './known-advisories.ts';

describe('the report of npm', () => {
  const report = (severity: string) =>
    JSON.stringify({ vulnerabilities: { left: { name: 'left', severity } }, metadata: {} });

  test('is serious from high on', () => {
    expect(judgeAudit(report('high'))).toEqual({ serious: ['left: high'] });
    expect(judgeAudit(report('critical'))).toEqual({ serious: ['left: critical'] });
    expect(judgeAudit(report('moderate'))).toEqual({ serious: [] });
  });

  test('is none where the registry offers no advisories', () => {
    const refusal = { message: '405 Method Not Allowed', statusCode: 405 };
    expect(judgeAudit(JSON.stringify(refusal))).toEqual({ unavailable: '405 Method Not Allowed' });
    expect(judgeAudit('')).toEqual({ unavailable: 'npm gave no report' });
  });
});

describe('the advisories noted by hand', () => {
  const known = [{ name: 'left', fixes: ['2.3.4', '3.0.1'], id: 'CVE-1' }];
  const bad = (version: string) => findBad([{ name: 'left', version }], known);

  test('find a version before the fix of its line, and none after it', () => {
    expect(bad('2.3.3')).toEqual(['left 2.3.3: CVE-1']);
    expect(bad('1.9.9')).toEqual(['left 1.9.9: CVE-1']);
    expect(bad('3.0.0')).toEqual(['left 3.0.0: CVE-1']);
    for (const good of ['2.3.4', '2.10.0', '3.0.1', '4.0.0']) expect(bad(good)).toEqual([]);
  });

  test('are read whole, and the lock file gives what runs without what only tests', () => {
    expect(readKnown().every(({ fixes, id }) => /^CVE-/.test(id) && fixes.length > 0)).toBe(true);
    const lock = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'));
    const names = listInstalled(lock).map(({ name }) => name);
    expect(names).toContain('fastify');
    expect(names).not.toContain('knip');
  });
});
