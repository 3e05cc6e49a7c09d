import { amlDecisions } from '@perya/contract/aml/staff-calls/cases';
import { amlReportKinds } from '@perya/contract/aml/staff-calls/reports';
import * as z from 'zod/mini';
import { declareEvent } from '../../platform/events/event.ts';

// None of them says of whom, but the one of which the player is told: whoever may not know of a case reads nothing of it
// here.

/** A case was opened; its number is the key. */
export const caseOpened = declareEvent('aml.case-opened', z.object({ due_on: z.string() }));

/** Two officers have ended a case. */
export const caseDecided = declareEvent(
  'aml.case-decided',
  z.object({ decision: z.enum(amlDecisions) }),
);

/** The law was told. */
export const reportFiled = declareEvent(
  'aml.report-filed',
  z.object({ kind: z.enum(amlReportKinds) }),
);

/** A player is asked to show something, and is told so. */
export const documentsAsked = declareEvent('aml.documents-asked', z.object({ brand: z.string() }));
