import type * as z from 'zod/mini';

/** One variable of the environment; the README's table shows its default and meaning. */
export interface Setting<Schema extends z.ZodMiniType = z.ZodMiniType> {
  schema: Schema;
  /** What holds where it is not set, as the README says it. */
  unset: string;
  /** An address outside that gets secrets or people's data: in production by https alone. */
  isOutside?: boolean;
  /** Never shown, and also taken from a file (`NAME_FILE`) or from what a command prints (`NAME_COMMAND`). */
  isSecret?: boolean;
  meaning: string;
}

export type SettingList = Record<string, Setting>;

/** The values of the variables, each as its schema made it. */
export type Given<List extends SettingList> = {
  [Name in keyof List]: z.output<List[Name]['schema']>;
};

/** Every part may ask what the server is run for: what is refused in production differs by part. */
export interface Shared {
  NODE_ENV: 'development' | 'test' | 'production';
}

/** A setting without which nothing is served, and what would go wrong, after "or". */
export interface Need {
  setting: string;
  otherwise: string;
}

type Needs<List extends SettingList> = (given: Given<List>) => readonly Need[];

/** The settings of one part of the server: its variables, and what it makes of them. */
export interface Settings<List extends SettingList, Read extends object> {
  variables: List;
  read(given: Given<List> & Shared): Read;
  /** What production is not served without; commands of the operator do without it. */
  needs: Needs<List>;
}

export type ReadOf<Declared> = Declared extends { read(given: never): infer Read } ? Read : never;

export function declareSettings<List extends SettingList, Read extends object>(
  variables: List,
  read: (given: Given<List> & Shared) => Read,
  needs: Needs<List> = () => [],
): Settings<List, Read> {
  return { variables, read, needs };
}
