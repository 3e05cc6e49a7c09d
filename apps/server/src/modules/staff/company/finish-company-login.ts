import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { finishCompanyLogin as finishCall } from '@perya/contract/staff/calls/entrance';
import { hashToken } from '../../../platform/credentials/hash-token.ts';
import type { StaffEntranceContext } from '../../../platform/http/context.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import {
  type CompanyPerson,
  type CompanyWay,
  isUnreachable,
} from '../../../providers/company/company-provider.ts';
import type { StaffServices } from '../services.ts';
import { noteProblem, requireCompany } from './begin-attempt.ts';
import { linkOwn } from './link-own.ts';
import { loginByCompany } from './login-by-company.ts';
import { takeInvitationByCompany } from './take-invitation-by-company.ts';

/** The way that was begun in this browser, once. */
async function takeAttempt(
  { companyAttempts, metrics }: StaffServices,
  { deviceToken }: StaffEntranceContext,
  query: string,
) {
  const state = new URLSearchParams(query).get('state') ?? '';
  const bound = { stateHash: hashToken(state), deviceHash: hashToken(deviceToken ?? '') };
  const attempt = await companyAttempts.take(bound);
  if (attempt === null) {
    metrics.countLogin('company-over');
    throw new Refusal('COMPANY_LOGIN_OVER');
  }
  return { way: { ...attempt.way, state }, purpose: attempt.purpose };
}

/** Whom the provider vouches for. Outside of any transaction: it may take its time. */
async function askProvider(
  services: StaffServices,
  context: StaffEntranceContext,
  way: CompanyWay,
  query: string,
): Promise<CompanyPerson> {
  try {
    return await requireCompany(services).finish(way, query);
  } catch (problem) {
    noteProblem(context, problem);
    const isDown = isUnreachable(problem);
    services.metrics.countLogin(isDown ? 'company-down' : 'company-refused');
    throw new Refusal(isDown ? 'COMPANY_LOGIN_DOWN' : 'COMPANY_LOGIN_REFUSED', undefined, problem);
  }
}

export async function finishCompanyLogin(
  services: StaffServices,
  context: StaffEntranceContext,
  { query }: RequestOf<typeof finishCall>,
): Promise<AnswerOf<typeof finishCall>> {
  requireCompany(services);
  await services.rateLimiter.count('staffLoginAddress', networkOf(context.address));
  const { way, purpose } = await takeAttempt(services, context, query);
  const person = await askProvider(services, context, way, query);
  if (purpose.kind === 'link') return linkOwn(services, context, purpose, person);
  if (purpose.kind === 'invitation') {
    return takeInvitationByCompany(services, context, purpose, person);
  }
  return loginByCompany(services, context, person);
}
