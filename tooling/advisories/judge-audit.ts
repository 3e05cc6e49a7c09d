/** What `npm audit --json` has told: packages with serious advisories, or that it could not ask. */
export type Verdict = { serious: string[] } | { unavailable: string };

interface Vulnerability {
  name: string;
  severity: string;
}

const seriousSeverities = new Set(['high', 'critical']);

/** A registry without advisories answers an error, which npm tells in place of a report. */
export function judgeAudit(output: string): Verdict {
  let report: { vulnerabilities?: Record<string, Vulnerability>; message?: string };
  try {
    report = JSON.parse(output);
  } catch {
    return { unavailable: 'npm gave no report' };
  }
  if (!report.vulnerabilities) return { unavailable: report.message ?? 'npm gave no report' };
  const serious = Object.values(report.vulnerabilities)
    .filter(({ severity }) => seriousSeverities.has(severity))
    .map(({ name, severity }) => `${name}: ${severity}`);
  return { serious };
}
