import type { Rule } from '../rule.ts';

// Only the last word counts: service-worker is fine, bonus-service is not.
const drawer = /(^|[-./])(utils?|helpers?|common|services?)(\.test)?(\.[a-z]+$|\/)/;

// What the verbs of a module or room are handed: types alone, by one name everywhere.
const handed = /^apps\/server\/src\/modules\/.*\/services\.ts$/;

export const fileNames: Rule = {
  name: 'file names',
  why: 'a file is named after the one thing it does; a drawer for everything is where things get lost.',
  check: (file) =>
    drawer.test(file.path) && !handed.test(file.path)
      ? [{ line: 1, what: 'the name says nothing about what it does' }]
      : [],
};
