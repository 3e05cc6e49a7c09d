import type { Messages } from '@lingui/core';

/** The words of every screen that the first load does not name; this list grows with the screens. */
export const laterCatalogues = import.meta.glob<{ readonly messages: Messages }>([
  '../../messages/*/*.po',
  '!../../messages/*/{home,home-foot,lobby,login,shell,terms-gate}.po',
]);
