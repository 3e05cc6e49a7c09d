import * as z from 'zod/mini';
import { brandTag } from '../../brands/brand-tags.ts';
import { defineCall } from '../../call.ts';
import { legal } from '../../catalogue/calls/index-data.ts';
import { brandFields } from '../../content/brand-fields.ts';
import { documentKinds } from '../../content/calls/documents.ts';
import { unixSeconds } from '../../fields.ts';
import { languages } from '../../text.ts';
import { policyNames } from '../policies.ts';

const brand = z.object({
  tag: brandTag(),
  ...brandFields,
  /** Rises with every change of what the fields above say. */
  look_version: z.string(),
  /** The first label of hosts that show it; empty for the brand of every other host. */
  host_label: z.string(),
  /** Where players open it, as the operator has named it. */
  public_urls: z.array(z.string()),
  /** Whether its home page was written; until then it shows games alone. */
  has_home_page: z.boolean(),
  /** Rises with every change of what its pages say. */
  version: z.string(),
  legal,
  /** Where players reach the operator. */
  contacts: z.array(z.object({ name: z.string(), url: z.string() })),
  documents: z.array(
    z.object({
      kind: z.enum(documentKinds),
      language: z.enum(languages),
      updated_at: unixSeconds(),
    }),
  ),
});
export type BrandState = z.output<typeof brand>;

export const listBrands = defineCall({
  method: 'GET',
  path: '/backoffice/api/settings/brands',
  access: { staff: 'settings.read' },
  summary: 'The brands of the house: where each is shown and what it has published',
  request: z.object({}),
  answer: z.object({ brands: z.array(brand) }),
});

const policy = z.object({
  name: z.enum(policyNames),
  /** Whose it is where each venue or rate limit has its own. */
  of: z.optional(z.string()),
  value: z.union([z.string(), z.number(), z.array(z.string())]),
  /** Of a rate limit. */
  per_seconds: z.optional(z.int()),
  /** `setting`: a variable of the environment; `data`: a column of the database; `code`: changed by a release. */
  set_by: z.enum(['setting', 'data', 'code']),
  /** The variable, the column or the file. */
  where: z.string(),
});
export type PolicyState = z.output<typeof policy>;

export const listPolicies = defineCall({
  method: 'GET',
  path: '/backoffice/api/settings/policies',
  access: { staff: 'settings.read' },
  summary: 'The rules that a regulator asks about: what holds at present, and where it is set',
  request: z.object({}),
  answer: z.object({ policies: z.array(policy) }),
});

export const policiesCalls = { listBrands, listPolicies } as const;
