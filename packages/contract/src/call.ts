import type * as z from 'zod/mini';
import { type Access, accessKind } from './access.ts';
import type { ErrorCode } from './errors.ts';
import type { GateName, MoneyGateName, PlayerGateName } from './gates.ts';
import type { Encoding } from './headers.ts';
import { isApiPath, publicPaths } from './public-paths.ts';
import type { StaffErrorCode } from './staff/staff-errors.ts';

export type Method = 'GET' | 'POST';

export interface CallDeclaration<
  Request extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
  Who extends Access = Access,
> {
  method: Method;
  path: string;
  access: Who;
  summary: string;
  request: Request;
  answer: Answer;
  /** How the app sends the body; the server reads all three. */
  encoding?: Encoding;
  /** Fields of a POST that stand in the query: of callers who are given an address, and whose body is their own. */
  inQuery?: readonly string[];
  /** Refusals of this call beyond those that any call can answer. */
  errors?: readonly (ErrorCode | StaffErrorCode)[];
  /** The body is multipart with one file, which the handler finds in its context. */
  upload?: boolean;
  /** Calls that move money need an idempotency key, keep their answer, and also answer POST. */
  movesMoney?: boolean;
}

/** A player's call names what must hold before it; one that moves money cannot name a gate that asks nothing. */
type Gated<Who extends Access> = Who extends 'player'
  ? { gate: MoneyGateName; movesMoney: true } | { gate: PlayerGateName; movesMoney?: false }
  : { gate?: Who extends 'public' ? 'entrance' : never };

/**
 * A call by which staff or a player change something names the calls whose answers are old by then, or says `nothing`:
 * whoever sends it has them asked anew, and no screen has to remember it. Some GETs of players change something too;
 * where they move money they must say it.
 */
type Refreshing<Who extends Access> = Who extends { staff: unknown }
  ? { method: 'GET'; refreshes?: never } | Refreshes
  : Who extends 'player'
    ? { method: 'GET'; movesMoney?: false; refreshes?: readonly Call[] } | Refreshes
    : { refreshes?: readonly Call[] };

interface Refreshes {
  refreshes: readonly Call[] | 'nothing';
}

export interface Call<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Who extends Access = Access,
> extends Required<CallDeclaration<Request, Answer, Who>> {
  methods: readonly Method[];
  /** Calls whose answers are old once this one has succeeded. */
  refreshes: readonly Call[];
  gate: Who extends 'player' ? GateName : Who extends 'public' ? 'entrance' | undefined : undefined;
}

export type InputOf<C extends Call> = z.input<C['request']>;
export type RequestOf<C extends Call> = z.output<C['request']>;
export type AnswerOf<C extends Call> = z.output<C['answer']>;

/** Declares a call once; routes, client and reference are made from the declaration. */
export function defineCall<
  Request extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
  const Who extends Access,
>(
  declaration: CallDeclaration<Request, Answer, Who> & Gated<Who> & Refreshing<Who>,
): Call<Request, Answer, Who> {
  const { method, path, access, refreshes } = declaration;
  // Where calls of staff stand is checked when they are mounted: the player app declares none.
  if (!accessKind(access).startsWith('staff') && !isApiPath(path)) {
    throw new Error(`${path} is not under a prefix of the API`);
  }
  if ((access === 'public') !== publicPaths.includes(path)) {
    throw new Error(
      `${path} is declared ${accessKind(access)}, which the list of public paths contradicts`,
    );
  }
  const movesMoney = declaration.movesMoney ?? false;
  return {
    encoding: 'cbor',
    inQuery: [],
    errors: [],
    upload: false,
    ...declaration,
    refreshes: typeof refreshes === 'object' ? refreshes : [],
    movesMoney,
    methods: movesMoney && method === 'GET' ? ['GET', 'POST'] : [method],
  } as Call<Request, Answer, Who>;
}
