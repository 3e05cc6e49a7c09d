import { workspaceOf } from '../read-project.ts';
import type { Rule } from '../rule.ts';
import { isTest, serverPlace } from '../server-place.ts';

const appsKnow = [
  'packages/app-kit',
  'packages/contract',
  'packages/money',
  'packages/translation',
  'packages/ui',
];

/** Which workspaces each workspace may import; nothing else is allowed. */
const mayKnow: Record<string, string[]> = {
  'packages/money': [],
  'packages/contract': ['packages/money'],
  'packages/game-kit': ['packages/money'],
  'packages/ui': [],
  'packages/app-kit': ['packages/contract', 'packages/ui'],
  'packages/demo': [],
  'packages/schema': [],
  'packages/translation': ['packages/contract'],
  games: ['packages/contract', 'packages/demo', 'packages/game-kit', 'packages/money'],
  'apps/web': appsKnow,
  'apps/backoffice': appsKnow,
  'apps/server': ['packages/contract', 'packages/money', 'packages/schema'],
  sandbox: [
    'packages/contract',
    'packages/demo',
    'packages/game-kit',
    'packages/money',
    'packages/schema',
    'games',
  ],
  art: ['packages/demo'],
  e2e: ['packages/contract', 'packages/demo', 'packages/money', 'tooling'],
  bench: [
    'e2e',
    'packages/contract',
    'packages/demo',
    'packages/money',
    'apps/server',
    'sandbox',
    'tooling',
  ],
  // The check of providers plays them by the simulators.
  tooling: ['packages/contract', 'apps/server', 'sandbox'],
};

/**
 * Known only where the server is put together, and by tests: modules meet the simulated outside
 * world over the wire, and the demo operator's data in their tables.
 */
const compositionOnly = ['sandbox', 'packages/demo'];

export const workspaceDirection: Rule = {
  name: 'workspace direction',
  why: 'money is known by all and knows nobody; apps meet only through the contract; tests, benches and tools look at the product and never the other way round.',
  check: (file, { workspaces }) => {
    if (!file.workspace) return [];
    const allowed = mayKnow[file.workspace];
    if (!allowed) {
      return [
        {
          line: 1,
          what: `nobody has said whom ${file.workspace} may know: add it to the list in workspace-direction.ts`,
        },
      ];
    }
    return file.imports.flatMap(({ target, specifier, line }) => {
      const other = 'file' in target ? workspaceOf(target.file, workspaces) : undefined;
      if (!other || other === file.workspace || allowed.includes(other)) return [];
      const isComposed = serverPlace(file.path)?.mayCompose || isTest(file.path);
      if (file.workspace === 'apps/server' && compositionOnly.includes(other) && isComposed)
        return [];
      return [{ line, what: `${file.workspace} imports ${specifier} from ${other}` }];
    });
  },
};
