import type { moduleOrder } from '../order.ts';

export type Actor =
  | { kind: 'player'; uid: bigint }
  | { kind: 'staff'; id: string }
  /** A job or a command, by its name. */
  | { kind: 'system'; name: string }
  /** Not authenticated. */
  | { kind: 'visitor' };

/** What an actor is known by among its kind. */
export function actorId(actor: Actor): string {
  if (actor.kind === 'player') return String(actor.uid);
  if (actor.kind === 'staff') return actor.id;
  return actor.kind === 'system' ? actor.name : '';
}

/** Who acts and from where: the same for everything that one request does. */
export interface AuditOrigin {
  actor: Actor;
  address: string;
  device: string;
  requestId: string;
}

export type Subject =
  | { kind: 'player'; uid: bigint }
  /** A phone or an email address that may belong to nobody. */
  | { kind: 'contact'; contact: string }
  /** A provider of games, by its code. */
  | { kind: 'venue'; venue: string }
  /** A game of the catalogue, by its code. */
  | { kind: 'game'; code: string }
  | { kind: 'staff'; id: string }
  | { kind: 'role'; role: string }
  /** A request that waits for a second person, or waited. */
  | { kind: 'request'; id: string }
  /** A list that was searched or exported, by its name. */
  | { kind: 'list'; list: string }
  /** A way to pay, by its id. */
  | { kind: 'channel'; id: string }
  /** A branch that players can name, by its id. */
  | { kind: 'branch'; id: string }
  /** A batch of vouchers, by its id. */
  | { kind: 'vouchers'; id: string }
  /** What players can earn, by its id. */
  | { kind: 'promotion'; id: string }
  /** A tile of the welfare hub, by its id. */
  | { kind: 'tile'; id: string }
  /** A rule that decides what a person must look at, by its name. */
  | { kind: 'rule'; rule: string }
  /** An announcement, by its id. */
  | { kind: 'announcement'; id: string }
  /** A campaign, by the id of its advertisement. */
  | { kind: 'campaign'; id: string }
  /** What staff must look at, by its id. */
  | { kind: 'case'; id: string }
  /** A partner whose app opens ours, by its channel. */
  | { kind: 'partner'; channel: string }
  /** A document or an article that players read, by its id. */
  | { kind: 'piece'; id: string }
  /** The home page of a brand or a partner, by its tag. */
  | { kind: 'home-page'; tag: string }
  /** The whole house. */
  | { kind: 'house' };

/** What a subject is known by among its kind. */
export function subjectId(subject: Subject): string {
  switch (subject.kind) {
    case 'player':
      return String(subject.uid);
    case 'contact':
      return subject.contact;
    case 'venue':
      return subject.venue;
    case 'game':
      return subject.code;
    case 'staff':
    case 'request':
    case 'channel':
    case 'branch':
    case 'vouchers':
    case 'announcement':
    case 'promotion':
    case 'tile':
    case 'campaign':
    case 'case':
    case 'piece':
      return subject.id;
    case 'home-page':
      return subject.tag;
    case 'rule':
      return subject.rule;
    case 'role':
      return subject.role;
    case 'list':
      return subject.list;
    case 'partner':
      return subject.channel;
    case 'house':
      return '';
  }
}

/** Plain values only, so that an entry reads the same for ever; no secrets. */
export type Facts = Readonly<
  Record<string, string | number | boolean | null | readonly (string | number)[]>
>;

export interface Entry {
  action: `${(typeof moduleOrder)[number]}.${string}`;
  subject: Subject;
  before?: Facts | null;
  after?: Facts | null;
  reason?: string;
}
