import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DocumentKind } from '@perya/contract/content/calls/documents';
import type { ArticleRow, ArticleState } from '@perya/contract/content/staff-calls/articles';
import { partnerBrands } from '@perya/contract/partners/partner-brands';
import { isPartnerChannel } from '@perya/contract/partners/partner-channels';
import type { HelpGroup } from '@perya/contract/rules/content/help-groups';
import { allBrands } from '../../lib/browser/own-brands.ts';

export const documentNames: Readonly<Record<DocumentKind, MessageDescriptor>> = {
  terms: msg`Terms of Use`,
  privacy: msg`Privacy Policy`,
  faq: msg`FAQ`,
  stmt: msg`Responsible gaming statement`,
};

export const groupNames: Readonly<Record<HelpGroup, MessageDescriptor>> = {
  general: msg`General`,
  deposit: msg`Deposit`,
  withdrawal: msg`Withdrawal`,
  club: msg`Club`,
  others: msg`Others`,
};

export const stateNames: Readonly<Record<ArticleState, MessageDescriptor>> = {
  draft: msg`Draft`,
  published: msg`Published`,
  changed: msg`Published, with a draft`,
  withdrawn: msg`Withdrawn`,
};

export const stateTones = {
  draft: 'neutral',
  published: 'positive',
  changed: 'warning',
  withdrawn: 'negative',
} as const;

/** Two brands may have one name, so that the tag stands beside it; two partners show texts of their own. */
export function brandLabel(tag: string): string {
  const brand = allBrands().find((own) => own.tag === tag);
  if (brand !== undefined) return `${brand.name} (${tag})`;
  return isPartnerChannel(tag) ? partnerBrands[tag].name : tag;
}

/** Of a document which one it is and whose; the names of articles are their titles. */
export function documentOf({ place }: Pick<ArticleRow, 'place'>) {
  const [brand = '', kind = ''] = place.split('/');
  return { brand, kind: kind as DocumentKind };
}
