import { concurrencyChecks } from './checks/concurrency.ts';
import { correctionChecks } from './checks/corrections.ts';
import { requestChecks } from './checks/requests.ts';
import { returnedStakeChecks } from './checks/returned-stakes.ts';
import { rollbackChecks } from './checks/rollbacks.ts';
import { roundChecks } from './checks/rounds.ts';
import { signatureChecks } from './checks/signature.ts';
import { createProvider, type Target } from './provider.ts';

export interface CheckResult {
  number: number;
  name: string;
  /** What deviates from the wire's description; null if nothing does. */
  deviation: string | null;
}

const checks = [
  ...signatureChecks,
  ...requestChecks,
  ...roundChecks,
  ...rollbackChecks,
  ...returnedStakeChecks,
  ...correctionChecks,
  ...concurrencyChecks,
];

/** Runs every check in turn: each starts and ends without an open round. */
export async function checkProviderApi(
  target: Target,
  onResult: (result: CheckResult) => void = () => {},
): Promise<CheckResult[]> {
  const provider = createProvider(target);
  const results: CheckResult[] = [];
  for (const [place, { name, run }] of checks.entries()) {
    const deviation = await run(provider).then(
      () => null,
      (error: Error) => (error.cause instanceof Error ? error.cause.message : error.message),
    );
    const result = { number: place + 1, name, deviation };
    results.push(result);
    onResult(result);
  }
  return results;
}
