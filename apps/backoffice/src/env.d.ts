declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

/** The same catalogue in English (`@perya/translation/english-messages`). */
declare module '*.po?english' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
