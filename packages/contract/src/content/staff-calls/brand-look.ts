import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { listBrands } from '../../house/staff-calls/policies.ts';
import { defineRequest } from '../../staff/define-request.ts';
import { brandFields } from '../brand-fields.ts';

/** A brand as it is wanted, whole. Whoever reads its name and its colours takes them for the house, so nobody makes one alone. */
export const askBrand = defineRequest({
  asks: 'content.brand-look',
  permission: 'content.brand',
  title: { en: 'A brand', tl: 'Isang brand' },
  reasons: ['planned', 'regulator', 'mistake-of-house', 'other'],
  input: z.object({
    /** The first label of its hosts; a new one begins a brand. */
    tag: z.string().check(z.trim(), z.regex(/^[a-z][a-z0-9]{1,15}$/)),
    /** What was seen; 0 for a new brand. */
    version: z.string().check(z.regex(/^\d{1,18}$/)),
    ...brandFields,
  }),
  path: '/backoffice/api/settings/brands/look',
  summary: 'Asks a second person to make a brand, or to change its name, hosts, colours and marks',
  errors: [
    'CHANGED_MEANWHILE',
    'NOTHING_TO_CHANGE',
    'PICTURE_UNKNOWN',
    'BRAND_FAINT',
    'BRAND_TAKEN',
    'BRAND_GENERIC',
    'BRAND_TOO_MANY',
  ],
  refreshes: [listBrands],
});

export const uploadBrandMark = defineCall({
  method: 'POST',
  path: '/backoffice/api/settings/brands/mark',
  access: { staff: 'content.brand' },
  summary:
    'Takes the mark of a brand in the field `file` of a multipart body, and draws it in every size that pages, icons and shared links show',
  request: z.object({}),
  answer: z.object({ picture: z.string() }),
  upload: true,
  errors: ['FILE_REFUSED', 'PICTURE_TOO_LARGE', 'TOO_LARGE'],
  refreshes: 'nothing',
});

export const brandLookCalls = { uploadBrandMark } as const;
export const askingForLooksCalls = { askBrand } as const;
