import * as z from 'zod/mini';
import { brandTag } from '../../brands/brand-tags.ts';
import { defineCall } from '../../call.ts';
import { listBrands } from '../../house/staff-calls/policies.ts';
import { defineRequest } from '../../staff/define-request.ts';

export const contactsMax = 12;

const line = (max: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(/^[^<>]*$/));
const webAddress = z.string().check(z.maxLength(300), z.regex(/^https:\/\/[^\s"'<>\\@]+$/));

/** What every page of a brand says of its operator. Players trust it with money and trouble, so nobody writes it alone. */
const brandFacts = z.object({
  tag: brandTag(),
  /** What was seen. */
  version: z.string().check(z.regex(/^\d{1,19}$/)),
  regulator: line(60),
  licence_number: line(60),
  licence_url: webAddress,
  /** One of the house's own drawings, or one that was sent. */
  logo: z
    .string()
    .check(
      z.regex(
        /^\/(?:art\/regulator\/[\w-]{1,60}\.svg|files\/regulators\/\d{1,20}\/[\w-]{1,64}\.webp)$/,
      ),
    ),
  helpline_name: line(60),
  helpline_number: z.string().check(z.trim(), z.regex(/^\+?\d[\d ]{2,20}$/)),
  /** Where players reach the operator, the first one foremost. */
  contacts: z.array(z.object({ name: line(40), url: webAddress })).check(z.maxLength(contactsMax)),
});
export type BrandFacts = z.output<typeof brandFacts>;

export const askBrandFacts = defineRequest({
  asks: 'content.brand',
  permission: 'content.brand',
  title: { en: 'Licence and contacts of a brand', tl: 'Lisensiya at mga contact ng brand' },
  reasons: ['planned', 'regulator', 'mistake-of-house', 'other'],
  input: brandFacts,
  path: '/backoffice/api/settings/brands/ask',
  summary: 'Asks a second person to change licence, helpline and contacts of a brand',
  errors: ['CHANGED_MEANWHILE', 'NOTHING_TO_CHANGE', 'PICTURE_UNKNOWN'],
  refreshes: [listBrands],
});

export const uploadRegulatorLogo = defineCall({
  method: 'POST',
  path: '/backoffice/api/settings/brands/logo',
  access: { staff: 'content.brand' },
  summary:
    'Takes the logo of a regulator in the field `file` of a multipart body, and draws it anew',
  request: z.object({}),
  answer: z.object({ picture: z.string() }),
  upload: true,
  errors: ['FILE_REFUSED', 'PICTURE_TOO_LARGE', 'TOO_LARGE'],
  refreshes: 'nothing',
});

export const brandFactsCalls = { uploadRegulatorLogo } as const;
export const askingForBrandsCalls = { askBrandFacts } as const;
