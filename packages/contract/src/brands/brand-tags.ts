import * as z from 'zod/mini';
import { isKnownTag, partnerSites, partnerTexts, tagForm } from '../brands.ts';

const text = () => z.string().check(z.regex(tagForm));

/** The tag of a brand of the house. */
export const brandTag = () => text().check(z.refine(isKnownTag));

/** A tag in a file by which configuration travels: its brand may stand in the same file. */
export const travellingTag = text;

/** A site: a brand, or the way in from a partner. */
export const siteTag = () =>
  text().check(z.refine((tag) => partnerSites.some((site) => site === tag) || isKnownTag(tag)));

/** Whose texts are asked for: a brand's, or those of a partner. */
export const policyBrand = () =>
  text().check(z.refine((tag) => partnerTexts.some((own) => own === tag) || isKnownTag(tag)));
