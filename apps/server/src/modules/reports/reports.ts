import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { bankCalls } from '@perya/contract/reports/staff-calls/bank';
import type { coverCalls } from '@perya/contract/reports/staff-calls/cover';
import type { gamingDaysCalls } from '@perya/contract/reports/staff-calls/days';
import type {
  listBonusFigures as bonusCall,
  listCashFigures as cashCall,
  moneyFiguresCalls,
} from '@perya/contract/reports/staff-calls/money';
import type {
  listEntryFigures as entryCall,
  peopleFiguresCalls,
} from '@perya/contract/reports/staff-calls/people';
import type {
  listPlayFigures as playCall,
  playFiguresCalls,
} from '@perya/contract/reports/staff-calls/play';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import { bindVerbs } from '../../platform/bind-verbs.ts';
import type { DaySource } from '../../platform/evidence/day-lines.store.ts';
import type { Witness } from '../../platform/lists/witness.ts';
import { type Module, nothingToClose } from '../../platform/module.ts';
import type { RequestActions } from '../audit/index.ts';
import { createBankStore, type StatementDue } from './bank/bank.store.ts';
import { confirmBalance } from './bank/confirm-balance.action.ts';
import { importBankStatement } from './bank/import-statement.ts';
import { listBankAccounts, listBankLines } from './bank/read-bank.ts';
import { createCoverStore, type SignedCover } from './cover/cover.store.ts';
import { listCoverLooks, listSignedMonths, lookAtCover } from './cover/look-at-cover.ts';
import { signMonth } from './cover/sign-month.action.ts';
import { changePolicy } from './days/change-policy.action.ts';
import { createDayStore } from './days/day.store.ts';
import { figuresDayLines } from './days/day-lines.store.ts';
import { createDuesStore } from './days/dues.store.ts';
import { listDues } from './days/list-dues.ts';
import { createPolicyStore } from './days/policy.store.ts';
import { listCorrections, listGamingDays, readFiguresPolicy } from './days/read-days.ts';
import {
  createBonusStore,
  createCashStore,
  createEntryStore,
  createPlayStore,
} from './figures/figures.store.ts';
import {
  listBonusFigures,
  listCashFigures,
  listEntryFigures,
  listPlayFigures,
} from './figures/list-figures.ts';
import { createReportsJobs } from './jobs.ts';
import { createLargeStore } from './large/large.store.ts';
import { largeWitness } from './large/witness-large.ts';
import { createPeopleStore } from './people/people.store.ts';
import { listCohorts, readKycAgeing } from './people/read-people.ts';
import { registerMetrics } from './register-metrics.ts';
import type { ReportsServices } from './services.ts';

export interface Reports {
  /** What takes two people, for the mechanism that asks the second. */
  actions: RequestActions<'figures.policy' | 'figures.month' | 'figures.balance'>;
  /** Figures by the name of their list, as whoever reads the list sees them; they name no player. */
  figures: FigureReads;
  /** The newest gaming day that is closed; null before the first. */
  lastClosedDay(): Promise<string | null>;
  /** What covered the money of players in the month that was signed last; null before the first. */
  lastSignedCover(): Promise<SignedCover | null>;
  /** Accounts at banks whose confirmed balance stops counting as cover today, or has stopped. */
  listStatementsDue(): Promise<StatementDue[]>;
  /** What of the closed gaming days a day is signed over. */
  dayLines: DaySource;
  /** Wins and transfers over a figure of the law. */
  witnesses: readonly Witness[];
  registerMetrics(registry: Registry): void;
}

/** A page of figures, for whoever may read them: asked with what the call of the list takes. */
export interface FigureReads {
  'play-figures'(request: RequestOf<typeof playCall>): Promise<AnswerOf<typeof playCall>>;
  'cash-figures'(request: RequestOf<typeof cashCall>): Promise<AnswerOf<typeof cashCall>>;
  'bonus-figures'(request: RequestOf<typeof bonusCall>): Promise<AnswerOf<typeof bonusCall>>;
  'entry-figures'(request: RequestOf<typeof entryCall>): Promise<AnswerOf<typeof entryCall>>;
}

type ReportsCalls = typeof playFiguresCalls &
  typeof moneyFiguresCalls &
  typeof peopleFiguresCalls &
  typeof gamingDaysCalls &
  typeof bankCalls &
  typeof coverCalls;

/** The figures of the house by gaming day, kept by readers of the logs, and the days that are closed. */
export function createReports({
  pool,
  audit,
  gateways,
}: Pick<ReportsServices, 'audit' | 'gateways'> & { pool: pg.Pool }): Module<Reports, ReportsCalls> {
  const services: ReportsServices = {
    audit,
    gateways,
    play: createPlayStore(pool),
    cash: createCashStore(pool),
    bonuses: createBonusStore(pool),
    entries: createEntryStore(pool),
    days: createDayStore(pool),
    dues: createDuesStore(pool),
    policy: createPolicyStore(pool),
    people: createPeopleStore(pool),
    large: createLargeStore(pool),
    bank: createBankStore(pool),
    cover: createCoverStore(pool),
  };
  return {
    api: {
      actions: {
        'figures.policy': changePolicy(services),
        'figures.month': signMonth(services),
        'figures.balance': confirmBalance(services),
      },
      figures: {
        'play-figures': (request) => listPlayFigures(services, null, request),
        'cash-figures': (request) => listCashFigures(services, null, request),
        'bonus-figures': (request) => listBonusFigures(services, null, request),
        'entry-figures': (request) => listEntryFigures(services, null, request),
      },
      lastClosedDay: services.days.lastClosed,
      lastSignedCover: services.cover.lastSigned,
      listStatementsDue: services.bank.listDue,
      dayLines: figuresDayLines(pool),
      witnesses: [largeWitness(services.large)],
      registerMetrics: (registry) => registerMetrics(services, registry),
    },
    handlers: bindVerbs(services, {
      listPlayFigures,
      listCashFigures,
      listBonusFigures,
      listEntryFigures,
      listCohorts,
      readKycAgeing,
      listGamingDays,
      listCorrections,
      listDues,
      readFiguresPolicy,
      listBankAccounts,
      listBankLines,
      importBankStatement,
      listCoverLooks,
      lookAtCover,
      listSignedMonths,
    }),
    jobs: createReportsJobs(services),
    close: nothingToClose,
  };
}
