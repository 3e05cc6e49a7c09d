import { atLeast, atMost, type Goal, show } from './measure-rows.ts';
import { fittingSlowdown, type Result, slowdownOf } from './slowdown.ts';

const kilobyte = 1024;
export interface Measure {
  name: string;
  unit: string;
  /** Those without a goal are shown, because they explain the others. */
  goal?: Goal;
  of(result: Result, named: ReadonlySet<string>): number;
}

const score = (category: string) => (result: Result) =>
  Math.round((result.categories[category]?.score ?? 0) * 100);
const figure = (audit: string) => (result: Result) => result.audits[audit]?.numericValue ?? 0;

interface Requests {
  items: { transferSize?: number; url: string }[];
}

/** The scripts that the page itself names; what it loads once it has settled delays nobody. */
function scriptKilobytes(result: Result, named: ReadonlySet<string>): number {
  const details = result.audits['network-requests']?.details as unknown as Requests | undefined;
  const scripts = details?.items.filter(({ url }) => named.has(new URL(url).pathname)) ?? [];
  return scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / kilobyte;
}

export const measures: readonly Measure[] = [
  { name: 'performance', unit: '', goal: atLeast(95), of: score('performance') },
  { name: 'accessibility', unit: '', goal: atLeast(100), of: score('accessibility') },
  { name: 'best practices', unit: '', goal: atLeast(100), of: score('best-practices') },
  { name: 'SEO', unit: '', goal: atLeast(100), of: score('seo') },
  {
    name: 'largest contentful paint',
    unit: 'ms',
    goal: atMost(2000),
    of: figure('largest-contentful-paint'),
  },
  {
    name: 'cumulative layout shift',
    unit: '',
    goal: atMost(0),
    of: figure('cumulative-layout-shift'),
  },
  {
    name: 'total blocking time',
    unit: 'ms',
    goal: atMost(200),
    of: figure('total-blocking-time'),
  },
  { name: 'first-load JavaScript', unit: 'KB', goal: atMost(97), of: scriptKilobytes },
  { name: 'slowdown for its speed', unit: '', of: fittingSlowdown },
  { name: 'slowed down by', unit: '', of: slowdownOf },
];

/** Every figure of a visit in one line, for whoever looks on. */
export function figuresOf(result: Result, named: ReadonlySet<string>): string {
  return measures.map((measure) => `${measure.name} ${show(measure.of(result, named))}`).join(', ');
}

/** Scores below the full mark name what cost them, so that the table can be acted upon. */
export function failedAudits(result: Result): string[] {
  return ['accessibility', 'best-practices', 'seo'].flatMap((name) => {
    const audits = result.categories[name]?.auditRefs ?? [];
    return audits
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${result.audits[id]?.title ?? id}`);
  });
}

/** The scripts that stand in the page as the server sends it. */
export async function namedScripts(port: number, path: string): Promise<Set<string>> {
  const page = await fetch(`http://127.0.0.1:${port}${path}`);
  const names = (await page.text()).matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g);
  return new Set([...names].map(([, name]) => name ?? ''));
}
