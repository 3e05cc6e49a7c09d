import * as z from 'zod/mini';

/** An event type, declared in the `events.ts` of the module that emits it. */
export interface EventType<Payload> {
  /** `module.what-happened`. */
  name: `${string}.${string}`;
  payload: z.ZodMiniType<Payload>;
}

export function declareEvent<Payload>(
  name: EventType<Payload>['name'],
  payload: z.ZodMiniType<Payload>,
): EventType<Payload> {
  return { name, payload };
}

/** An event that is to be written: its payload has passed the schema of its type. */
export interface NewEvent {
  name: string;
  uid: bigint | null;
  key: string;
  payload: unknown;
}

export interface About {
  /** The player it concerns, if it concerns one. */
  uid: bigint | null;
  /** Identifies the event among those of its type, such as the id of a session. */
  key: string;
}

export function eventOf<Payload>(
  type: EventType<Payload>,
  { uid, key }: About,
  payload: Payload,
): NewEvent {
  return { name: type.name, uid, key, payload: z.parse(type.payload, payload) };
}

/** An event as its readers see it. */
export interface ReceivedEvent<Payload> extends About {
  seq: bigint;
  at: Date;
  payload: Payload;
}
