import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, unixSeconds } from '../../fields.ts';
import { defineRequest } from '../../staff/define-request.ts';

const part = z.object({
  name: z.string(),
  title: z.string(),
  /** How many rows stand. */
  rows: z.int(),
});

const broughtIn = z.object({
  id: id(),
  at: unixSeconds(),
  digest: z.string(),
  asked_by: z.string(),
  approved_by: z.string(),
  changes: z.int(),
  /** The one that this took back; null if it came from a file. */
  undoes: z.nullable(id()),
  is_undone: z.boolean(),
});
export type BroughtIn = z.output<typeof broughtIn>;

const draft = z.object({
  id: id(),
  at: unixSeconds(),
  digest: z.string(),
  kept_by: z.string(),
  changes: z.int(),
});

export const readConfiguration = defineCall({
  method: 'GET',
  path: '/backoffice/api/configuration',
  access: { staff: 'configuration.read' },
  summary:
    'The parts of the configuration, what waits for a second person, and what was brought in',
  request: z.object({}),
  answer: z.object({
    parts: z.array(part),
    /** From when on it can be shown as it stood. */
    since: z.nullable(unixSeconds()),
    drafts: z.array(draft),
    /** The newest first. */
    imports: z.array(broughtIn),
  }),
});

export const exportConfiguration = defineCall({
  method: 'POST',
  path: '/backoffice/api/configuration/export',
  access: { staff: 'configuration.read' },
  summary:
    'The configuration as one file without secrets: as it is, as it stood at a moment, or an empty template',
  request: z.object({
    what: z.enum(['house', 'template']),
    /** Null for now. */
    at: z._default(z.nullable(unixSeconds()), null),
  }),
  answer: z.object({ name: z.string(), file: z.string(), digest: z.string() }),
  /** No moment before the history begins. */
  errors: ['NOT_FOUND'],
  refreshes: 'nothing',
});

const change = z.object({
  part: z.string(),
  title: z.string(),
  key: z.string(),
  kind: z.enum(['added', 'changed', 'retired']),
  /** What differs, as text; null where there is nothing. */
  fields: z.array(
    z.object({
      name: z.string(),
      before: z.nullable(z.string()),
      after: z.nullable(z.string()),
    }),
  ),
});
export type ConfigurationChange = z.output<typeof change>;

export const draftConfiguration = defineCall({
  method: 'POST',
  path: '/backoffice/api/configuration/draft',
  access: { staff: 'configuration.import' },
  summary:
    'Keeps a file of configuration in the field `file` of a multipart body for a request, and says what it would change; nothing changes',
  request: z.object({}),
  answer: z.object({
    /** Null where something is wrong, and where nothing would change. */
    draft: z.nullable(id()),
    digest: z.string(),
    changes: z.array(change),
    problems: z.array(z.object({ where: z.string(), says: z.string() })),
    /** Parts that the file does not name, which stay as they are. */
    untouched: z.array(z.string()),
  }),
  upload: true,
  errors: ['FILE_REFUSED', 'TOO_LARGE'],
  refreshes: [readConfiguration],
});

export const readConfigurationChanges = defineCall({
  method: 'GET',
  path: '/backoffice/api/configuration/changes',
  access: { staff: 'configuration.read' },
  summary: 'What a file that waits would change, or what one has changed',
  request: z.object({ of: z.enum(['draft', 'import']), id: id() }),
  answer: z.object({ digest: z.string(), changes: z.array(change) }),
  errors: ['NOT_FOUND'],
});

const importWanted = z.object({ draft: id() });
export type ImportWanted = z.output<typeof importWanted>;

export const askConfiguration = defineRequest({
  asks: 'configuration.import',
  permission: 'configuration.import',
  title: { en: 'Configuration of a file', tl: 'Configuration mula sa file' },
  reasons: ['planned', 'regulator', 'mistake-of-house', 'other'],
  input: importWanted,
  path: '/backoffice/api/configuration/ask',
  summary: 'Asks a second person to bring in a file of configuration that was kept',
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'NOTHING_TO_CHANGE', 'CONFIGURATION_WRONG'],
  refreshes: [readConfiguration],
});

const undoWanted = z.object({ id: id() });
export type UndoWanted = z.output<typeof undoWanted>;

export const askConfigurationUndo = defineRequest({
  asks: 'configuration.undo',
  permission: 'configuration.import',
  title: { en: 'Undo of a configuration', tl: 'Pagbawi ng configuration' },
  reasons: ['mistake-of-house', 'regulator', 'planned', 'other'],
  input: undoWanted,
  path: '/backoffice/api/configuration/undo',
  summary: 'Asks a second person to put back what a file has changed, if it still stands so',
  errors: [
    'NOT_FOUND',
    'CHANGED_MEANWHILE',
    'NOTHING_TO_CHANGE',
    'CONFIGURATION_WRONG',
    'CONFIGURATION_UNDONE',
  ],
  refreshes: [readConfiguration],
});

export const configurationCalls = {
  readConfiguration,
  exportConfiguration,
  draftConfiguration,
  readConfigurationChanges,
} as const;
/** The calls of requests serve these. */
export const askingForConfigurationCalls = { askConfiguration, askConfigurationUndo } as const;
