import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, unixSeconds, wholeNumber } from '../../fields.ts';
import { askedKinds, askedPicturesMax } from '../calls/asked-documents.ts';
import { readAmlCase } from './cases.ts';

export const askAmlDocuments = defineCall({
  method: 'POST',
  path: '/backoffice/api/aml/documents/ask',
  access: { staff: 'aml.work' },
  summary: 'Asks the player of an open case to show something; the player is never told why',
  request: z.object({ id: id(), kind: z.enum(askedKinds) }),
  answer: z.object({ id: id() }),
  errors: ['NOT_FOUND', 'AML_CASE_CLOSED', 'AML_ASKED_ALREADY'],
  refreshes: [readAmlCase],
});

export const lookAtAmlDocument = defineCall({
  method: 'POST',
  path: '/backoffice/api/aml/documents/look',
  access: { staff: 'aml.work' },
  summary:
    'An address that shows one picture to this member of staff for two minutes; each look is audited',
  request: z.object({ id: id(), place: wholeNumber(1, askedPicturesMax) }),
  answer: z.object({ url: z.string(), until: unixSeconds() }),
  errors: ['NOT_FOUND'],
  refreshes: 'nothing',
});

export const amlDocumentsCalls = { askAmlDocuments, lookAtAmlDocument } as const;
