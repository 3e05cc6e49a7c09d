import type { Rule } from '../rule.ts';
import { isTest, serverPlace } from '../server-place.ts';

export const sqlInStores: Rule = {
  name: 'SQL in stores',
  why: 'all SQL of a module lies in its *.store.ts, where one look shows what it reads and locks.',
  check: (file) => {
    const place = serverPlace(file.path);
    const isAllowed =
      !place ||
      isTest(file.path) ||
      file.path.endsWith('.store.ts') ||
      /^(platform|testing)\//.test(place.rest);
    return isAllowed ? [] : file.queryLines.map((line) => ({ line, what: 'a query is sent here' }));
  },
};
