import type { Module } from './module.ts';

type AnyModule = Pick<Module<unknown>, 'api' | 'handlers' | 'jobs' | 'close'>;
type ModuleList = Record<string, AnyModule>;

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

type ApisOf<List extends ModuleList> = { [Name in keyof List]: List[Name]['api'] };
type AllHandlers<List extends ModuleList> = Intersection<List[keyof List]['handlers']>;

/** The apis of modules by name, as the needs of a module above are written. */
export function apisOf<List extends ModuleList>(modules: List): ApisOf<List> {
  const apis = Object.entries(modules).map(([name, { api }]) => [name, api]);
  return Object.fromEntries(apis) as ApisOf<List>;
}

/** Makes one of all modules, given bottom to top; they close from the top, so that nobody calls a closed one. */
export function gatherModules<List extends ModuleList>(modules: List) {
  const list = Object.values(modules);
  return {
    apis: apisOf(modules),
    handlers: Object.assign({}, ...list.map(({ handlers }) => handlers)) as AllHandlers<List>,
    jobs: list.map(({ jobs }) => jobs),
    async close(): Promise<void> {
      for (const { close } of list.toReversed()) await close();
    },
  };
}
