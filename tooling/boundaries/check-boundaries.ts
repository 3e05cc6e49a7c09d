import type { Rule } from './rule.ts';
import { appLayers, featuresApart } from './rules/app-layers.ts';
import { contractModules, ownCalls, staffApart } from './rules/contract-modules.ts';
import { dataLayer } from './rules/data-layer.ts';
import { fileLength, fileNames, folderSize, plainCode } from './rules/files.ts';
import { importCycles } from './rules/import-cycles.ts';
import { apisOnlyReexport, routesBind, storesInside } from './rules/module-shape.ts';
import { composition, moduleApis, moduleOrder, testSupport } from './rules/server-modules.ts';
import { functionFiles, functionsInFiles } from './rules/sql-functions.ts';
import { sqlInStores } from './rules/sql-in-stores.ts';
import { sqlMigrations } from './rules/sql-migrations.ts';
import { sqlModules } from './rules/sql-modules.ts';
import { workspaceDirection } from './rules/workspace-direction.ts';
import { zodPlaces } from './rules/zod-places.ts';
import type { Project } from './source-file.ts';

const rules: Rule[] = [
  workspaceDirection,
  moduleApis,
  moduleOrder,
  composition,
  testSupport,
  apisOnlyReexport,
  routesBind,
  storesInside,
  importCycles,
  sqlInStores,
  sqlModules,
  functionsInFiles,
  functionFiles,
  sqlMigrations,
  featuresApart,
  appLayers,
  dataLayer,
  zodPlaces,
  ownCalls,
  contractModules,
  staffApart,
  plainCode,
  fileNames,
  fileLength,
  folderSize,
];

export type Violation = { path: string; line: number; rule: string; what: string; why: string };

export function checkBoundaries(project: Project): Violation[] {
  return project.files.flatMap((file) =>
    rules.flatMap(({ name, why, check }) =>
      check(file, project).map((finding) => ({ path: file.path, rule: name, why, ...finding })),
    ),
  );
}
