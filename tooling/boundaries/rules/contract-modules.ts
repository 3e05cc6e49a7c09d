import type { Rule } from '../rule.ts';
import { isTest, serverPlace } from '../server-place.ts';

const contract = 'packages/contract/src/';

/** The module whose calls a file of the contract declares. */
function moduleOfCalls(file: string): string | undefined {
  if (!file.startsWith(contract)) return undefined;
  return /^([^/]+)\/(?:staff-)?calls\//.exec(file.slice(contract.length))?.[1];
}

export const ownCalls: Rule = {
  name: 'own calls',
  why: 'a module serves the calls of its own folder in the contract, so that whoever knows a call knows where it is answered.',
  check: (file) => {
    const place = serverPlace(file.path);
    // What is asked of a second person is declared by its owner and answered where requests are kept.
    const isAsking = place?.module === 'staff' && place.rest.startsWith('requests/');
    if (!place?.module || !/(^|\/)routes\.ts$/.test(place.rest) || isAsking) return [];
    return file.imports.flatMap(({ target, specifier, line }) => {
      const owner = 'file' in target ? moduleOfCalls(target.file) : undefined;
      if (!owner || owner === place.module) return [];
      return [{ line, what: `${specifier} is served by ${owner}` }];
    });
  },
};

export const contractModules: Rule = {
  name: 'contract modules',
  why: 'the contract has the same names as the modules: calls stand in the folder of the one that serves them.',
  check: (file, project) => {
    const owner = moduleOfCalls(file.path);
    if (!owner || project.moduleOrder.includes(owner)) return [];
    return [{ line: 1, what: `there is no module ${owner}` }];
  },
};

export const staffApart: Rule = {
  name: 'staff apart',
  why: 'what only staff can call or meet does not travel with the player app.',
  check: (file) => {
    if (file.workspace !== 'apps/web' || isTest(file.path)) return [];
    return file.imports.flatMap(({ target, specifier, line }) => {
      const rest =
        'file' in target && target.file.startsWith(contract)
          ? target.file.slice(contract.length)
          : '';
      return /^staff\/|\/staff-/.test(rest) ? [{ line, what: `imports ${specifier}` }] : [];
    });
  },
};
