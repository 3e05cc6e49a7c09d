import type { Messages } from '@lingui/core';

type Catalogue = { readonly messages: Messages };

/** The catalogues that are no part of the first load; the list grows with the screens. */
export const laterCatalogues = import.meta.glob<Catalogue>([
  '../../messages/*/*.po',
  '!../../messages/*/{home,home-foot,lobby,login,shell,terms-gate}.po',
]);

export const laterEnglish = import.meta.glob<Catalogue>(
  ['../../messages/tl/*.po', '!../../messages/tl/{home,home-foot,lobby,login,shell,terms-gate}.po'],
  { query: '?english' },
);
