import type { Messages } from '@lingui/core';

/** The catalogues that are no part of the first load; the list grows with the screens. */
export const laterCatalogues = import.meta.glob<{ readonly messages: Messages }>([
  '../../messages/*/*.po',
  '!../../messages/*/{home,home-foot,lobby,login,shell,terms-gate}.po',
]);
