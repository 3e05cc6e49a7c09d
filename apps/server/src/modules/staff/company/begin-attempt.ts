import { randomBytes } from 'node:crypto';
import { companyReturnPath } from '@perya/contract/staff/company-return';
import { hashToken } from '../../../platform/credentials/hash-token.ts';
import type { StaffEntranceContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type CompanyProvider, sayCauses } from '../../../providers/company/company-provider.ts';
import type { StaffServices } from '../services.ts';
import type { Purpose } from './company-attempt.store.ts';

const random = () => randomBytes(32).toString('base64url');

export function requireCompany({ company }: Pick<StaffServices, 'company'>): CompanyProvider {
  if (company === null) throw new Refusal('COMPANY_LOGIN_OFF');
  return company;
}

/** Says in the log why the provider was of no use; it is no secret, and no word of it reaches the page. */
export function noteProblem({ log }: StaffEntranceContext, problem: unknown): void {
  log.warn({ problem: sayCauses(problem) }, 'the login by company account failed');
}

/** Where the browser goes; state, nonce and the verifier of PKCE stay here, bound to the cookie of the device. */
export async function beginAttempt(
  services: StaffServices,
  context: StaffEntranceContext,
  purpose: Purpose,
): Promise<{ address: string }> {
  const company = requireCompany(services);
  const { pageOrigin, deviceToken, nameDevice } = context;
  if (pageOrigin === null) throw new Refusal('STAFF_ORIGIN');
  const way = {
    state: random(),
    nonce: random(),
    verifier: random(),
    redirectUri: `${pageOrigin}${companyReturnPath}`,
  };
  const address = await company
    // A colleague who is still logged in there must not be linked by accident.
    .begin(way, { isFresh: purpose.kind !== 'login' })
    .catch((problem: unknown) => {
      noteProblem(context, problem);
      services.metrics.countLogin('company-down');
      throw new Refusal('COMPANY_LOGIN_DOWN', undefined, problem);
    });
  const bound = {
    stateHash: hashToken(way.state),
    deviceHash: hashToken(deviceToken ?? nameDevice()),
  };
  await services.companyAttempts.insert(bound, way, purpose);
  return { address };
}
