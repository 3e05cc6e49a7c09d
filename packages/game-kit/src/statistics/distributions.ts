/** Lanczos, to about fifteen digits. */
const lanczos = [
  676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

export function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
  const shifted = x - 1;
  const sum = lanczos.reduce(
    (total, weight, place) => total + weight / (shifted + place + 1),
    0.99999999999980993,
  );
  const base = shifted + lanczos.length - 0.5;
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(base) - base + Math.log(sum);
}

const steps = 10_000;
const precision = 1e-14;

/** The lower part, by its series: quick where x is small. */
function lowerBySeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; n < steps && Math.abs(term) > Math.abs(sum) * precision; n += 1) {
    term *= x / (a + n);
    sum += term;
  }
  return sum * Math.exp(-x + a * Math.log(x) - logGamma(a));
}

/** The upper part, by its continued fraction: quick where x is large. */
function upperByFraction(a: number, x: number): number {
  const tiny = 1e-300;
  let b = x + 1 - a;
  let c = 1 / tiny;
  let d = 1 / b;
  let h = d;
  for (let n = 1; n < steps; n += 1) {
    const an = -n * (n - a);
    b += 2;
    d = an * d + b;
    if (Math.abs(d) < tiny) d = tiny;
    c = b + an / c;
    if (Math.abs(c) < tiny) c = tiny;
    d = 1 / d;
    const factor = d * c;
    h *= factor;
    if (Math.abs(factor - 1) < precision) break;
  }
  return Math.exp(-x + a * Math.log(x) - logGamma(a)) * h;
}

/** The regularised upper incomplete gamma function, of which every probability below is made. */
export function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  return x < a + 1 ? 1 - lowerBySeries(a, x) : upperByFraction(a, x);
}

/** How likely a chi-square of an honest source is at least this large. */
export const chiSquareTail = (statistic: number, degrees: number): number =>
  upperGamma(degrees / 2, statistic / 2);

/** How likely a normal value lies at least so many deviations from its mean, on either side. */
export const normalTails = (deviations: number): number => upperGamma(0.5, deviations ** 2 / 2);

/** How likely a count with this mean lies at least as far out, on either side. */
export function poissonTails(count: number, mean: number): number {
  const atMost = upperGamma(count + 1, mean);
  const atLeast = count === 0 ? 1 : 1 - upperGamma(count, mean);
  return Math.min(1, 2 * Math.min(atMost, atLeast));
}
