import type { TestInfo } from '@playwright/test';
import { openSession } from '../page/sign-in.ts';

/** Test accounts that may play, one for each screen, so that no test meets the rounds of another. */
const phones: Record<string, string> = { phone: '9170000002', desktop: '9170000003' };

/** A login of the demo player of this screen; one serves all tests of a file. */
export function openDemoSession({ project }: TestInfo): Promise<string> {
  const phone = phones[project.name];
  if (phone === undefined) throw new Error(`No demo player plays on ${project.name}.`);
  return openSession({ phone });
}
