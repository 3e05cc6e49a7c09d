import type { askedDocumentsCalls } from '@perya/contract/aml/calls/asked-documents';
import type { amlCasesCalls } from '@perya/contract/aml/staff-calls/cases';
import type { amlDocumentsCalls } from '@perya/contract/aml/staff-calls/documents';
import type { amlRatingsCalls } from '@perya/contract/aml/staff-calls/ratings';
import type { amlReportsCalls } from '@perya/contract/aml/staff-calls/reports';
import type { amlRulesCalls } from '@perya/contract/aml/staff-calls/rules';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import { bindVerbs } from '../../platform/bind-verbs.ts';
import type { Waiting } from '../../platform/lists/list.ts';
import { type Module, nothingToClose } from '../../platform/module.ts';
import type { RequestActions } from '../audit/index.ts';
import type { Payments } from '../payments/index.ts';
import { createCaseStore } from './cases/case.store.ts';
import { decideCase } from './cases/decide-case.action.ts';
import { lookAt } from './cases/look.ts';
import { listAmlCases, readAmlCase } from './cases/read-cases.ts';
import { releasePayouts } from './cases/release-payouts.action.ts';
import {
  claimAmlCase,
  holdAmlPayouts,
  openAmlCase,
  writeAmlNarrative,
} from './cases/work-on-case.ts';
import { askAmlDocuments, lookAtAmlDocument } from './documents/ask-documents.ts';
import { createAskedStore } from './documents/asked.store.ts';
import { giveAskedDocuments, listAskedDocuments } from './documents/give-documents.ts';
import { createHistoryStore } from './history/history.store.ts';
import { createWaitingStore } from './history/waiting.store.ts';
import { createAmlJobs } from './jobs.ts';
import { listAmlRatings, reviewAmlRating } from './ratings/rate-players.ts';
import { createRatingStore } from './ratings/rating.store.ts';
import { registerMetrics } from './register-metrics.ts';
import { fileAmlReports, listAmlReports, takeAmlFile } from './reports/read-reports.ts';
import { createReportStore } from './reports/report.store.ts';
import { changePolicy, readAmlPolicy } from './rules/change-policy.action.ts';
import { changeRule } from './rules/change-rule.action.ts';
import { createPolicyStore } from './rules/policy.store.ts';
import { listAmlRules, listAmlTests, testAmlRule } from './rules/read-rules.ts';
import { createRuleStore } from './rules/rule.store.ts';
import { createTrialStore } from './rules/trial.store.ts';
import { createScreeningStore } from './screening/screening.store.ts';
import type { AmlServices } from './services.ts';

interface AmlNeeds extends Pick<AmlServices, 'audit' | 'identity' | 'kyc'> {
  pool: pg.Pool;
  payments: { withdrawals: Pick<Payments['withdrawals'], 'holds'> };
}

export interface Aml {
  /** Cases that wait for an officer. */
  countOpen(): Promise<Waiting>;
  /** What takes two officers. */
  actions: RequestActions<'aml.decide' | 'aml.release' | 'aml.rule' | 'aml.policy'>;
  registerMetrics(registry: Registry): void;
}

type AmlCalls = typeof amlCasesCalls &
  typeof amlReportsCalls &
  typeof amlRulesCalls &
  typeof amlRatingsCalls &
  typeof amlDocumentsCalls &
  typeof askedDocumentsCalls;

/** What is looked for in the flow of money, who was found, and what the law was told: for the officers alone. */
export function createAml({
  pool,
  audit,
  identity,
  kyc,
  payments,
}: AmlNeeds): Module<Aml, AmlCalls> {
  const services: AmlServices = {
    pool,
    audit,
    identity,
    kyc,
    holds: payments.withdrawals.holds,
    policy: createPolicyStore(pool),
    rules: createRuleStore(pool),
    trials: createTrialStore(pool),
    history: createHistoryStore(pool),
    waiting: createWaitingStore(pool),
    cases: createCaseStore(pool),
    reports: createReportStore(pool),
    screening: createScreeningStore(pool),
    ratings: createRatingStore(pool),
    asked: createAskedStore(pool),
  };
  // Before money leaves: a withdrawal is screened after whoever asks for it was looked at.
  services.holds.lookBy((uid) => lookAt(services, [uid]));
  return {
    api: {
      async countOpen() {
        const { open, oldestAt } = await services.cases.figures();
        return { count: open, oldestAt };
      },
      actions: {
        'aml.decide': decideCase(services),
        'aml.release': releasePayouts(services),
        'aml.rule': changeRule(services),
        'aml.policy': changePolicy(services),
      },
      registerMetrics: (registry) => registerMetrics(services, registry),
    },
    handlers: bindVerbs(services, {
      listAmlCases,
      readAmlCase,
      openAmlCase,
      claimAmlCase,
      writeAmlNarrative,
      holdAmlPayouts,
      listAmlReports,
      takeAmlFile,
      fileAmlReports,
      listAmlRules,
      listAmlTests,
      testAmlRule,
      readAmlPolicy,
      listAmlRatings,
      reviewAmlRating,
      askAmlDocuments,
      lookAtAmlDocument,
      listAskedDocuments,
      giveAskedDocuments,
    }),
    jobs: createAmlJobs(services),
    close: nothingToClose,
  };
}
