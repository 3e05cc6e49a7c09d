import type { Rule } from '../rule.ts';
import { isTest } from '../server-place.ts';
import type { Target } from '../source-file.ts';

/** The screens of an app: everything in it but lib/. */
const screens = /^apps\/(?!server\/)[^/]+\/src\/(app|features|routes)\//;

/** What sends, wherever it stands: the client and the kit's core, around which lib/query puts what is the app's own. */
const clients =
  /\/src\/lib\/http\/api(\.ts)?$|^packages\/contract\/src\/client$|^packages\/app-kit\/src\/query\/(use-submission|submit-client)$/;

function isClient(target: Target): boolean {
  if ('packageName' in target) return target.packageName === '@tanstack/react-query';
  return clients.test(target.file);
}

export const dataLayer: Rule = {
  name: 'data layer',
  why: 'screens ask by useCall, usePages and useSubmit of lib/query: there alone are the cache, the throttles, the stale responses and the idempotency keys.',
  check: (file) => {
    if (!screens.test(file.path) || isTest(file.path)) return [];
    return [
      ...file.imports
        .filter(({ target }) => isClient(target))
        .map(({ specifier, line }) => ({ line, what: `imports ${specifier}` })),
      ...file.requestLines.map((line) => ({ line, what: 'a request is made here' })),
    ];
  },
};
