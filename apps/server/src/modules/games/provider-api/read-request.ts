import { hash } from 'node:crypto';
import {
  type ProviderRequest,
  type ProviderVerb,
  providerRequests,
  providerVerbs,
  roundDetailsBytesMax,
} from '@perya/contract/provider-api/wire';
import * as z from 'zod/mini';
import type { ProviderItem } from './provider-api.store.ts';
import { problemOfJson } from './scan-json.ts';

export type ReadRequest = { verb: ProviderVerb; fields: RequestFields } | { problem: string };

/** Every field that some verb has; which of them are there follows from the verb. */
export type RequestFields = { player: string; currency: string } & Partial<
  ProviderRequest<'bet'> &
    ProviderRequest<'win'> &
    ProviderRequest<'rollback'> &
    ProviderRequest<'correction'> &
    ProviderRequest<'promo'>
>;

export function isProviderVerb(given: string): given is ProviderVerb {
  return providerVerbs.some((verb) => verb === given);
}

/** Reads the body by the verb's schema, and says what is wrong with it otherwise. */
export function readRequest(verb: ProviderVerb, body: string): ReadRequest {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return { problem: 'The body is not JSON' };
  }
  const hidden = problemOfJson(body, value);
  if (hidden !== null) return { problem: hidden };
  const parsed = z.safeParse(providerRequests[verb], value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { problem: `${issue?.path.join('.') || 'body'}: ${issue?.message}` };
  }
  const fields = parsed.data as RequestFields;
  const problem = problemOf(verb, fields);
  return problem === null ? { verb, fields } : { problem };
}

/** What fits the schema and cannot be meant. */
function problemOf(verb: ProviderVerb, fields: RequestFields): string | null {
  if (fields.details && Buffer.byteLength(JSON.stringify(fields.details)) > roundDetailsBytesMax) {
    return `details: more than ${roundDetailsBytesMax} bytes`;
  }
  if (fields.bet_transaction_id && fields.bet_transaction_id === fields.transaction_id) {
    return 'transaction_id: must differ from bet_transaction_id';
  }
  return problemOfReturn(verb, fields);
}

/** What is wrong with fields that an adapter has put together; null if nothing is. */
export function checkFields(verb: ProviderVerb, fields: RequestFields): string | null {
  return z.safeParse(providerRequests[verb], fields).success
    ? problemOf(verb, fields)
    : 'The fields do not fit the verb';
}

/** What is given back is given back of a bet; a correction changes one thing. */
function problemOfReturn(
  verb: ProviderVerb,
  { amount, stake_returned, bet_transaction_id, is_finished }: RequestFields,
): string | null {
  if (verb === 'correction' && (amount === 0) === !stake_returned) {
    return 'amount: exactly one of amount and stake_returned is not 0';
  }
  if (!stake_returned) return null;
  if (bet_transaction_id === undefined) return 'bet_transaction_id: missing';
  if (verb === 'win' && !is_finished) return 'stake_returned: only with is_finished';
  return null;
}

const uidPattern = /^[1-9]\d{0,18}$/;
const int64Max = 2n ** 63n - 1n;

/** Players are known to providers by their uid in digits; null if it cannot be one. */
export function uidOf(player: string): bigint | null {
  if (!uidPattern.test(player)) return null;
  const uid = BigInt(player);
  return uid <= int64Max ? uid : null;
}

/** As PostgreSQL reads bytes. */
const digest = (text: string) => `\\x${hash('sha256', text)}`;

/**
 * The hash that makes two requests the same: all fields but the session, which may be a new one, and
 * the details of the round. Line ends cannot occur in a value.
 */
function hashOf(verb: ProviderVerb, fields: RequestFields): string {
  const { player, game, round_id, amount, bet_transaction_id, is_finished, campaign } = fields;
  const asked = [verb, player, game, round_id, amount, bet_transaction_id, is_finished, campaign];
  // Only where there is one, so that what an earlier release has carried out is still known.
  if (fields.stake_returned) asked.push(fields.stake_returned);
  return digest(asked.join('\n'));
}

export function toItem(
  signed: { venue: string; nonce: string; signedAt: number },
  uid: bigint,
  verb: ProviderVerb,
  fields: RequestFields,
): ProviderItem {
  return {
    uid,
    venue: signed.venue,
    verb,
    nonce: signed.nonce,
    signed_at: signed.signedAt,
    transaction_id: fields.transaction_id,
    bet_transaction_id: fields.bet_transaction_id,
    round_id: fields.round_id,
    game_code: fields.game,
    game_type: undefined,
    amount: fields.amount,
    is_finished: fields.is_finished,
    details: fields.details,
    campaign: fields.campaign,
    hash: hashOf(verb, fields),
    token: fields.token === undefined ? undefined : digest(fields.token),
    refusal: undefined,
    stake_returned: fields.stake_returned,
    win_times: undefined,
    ceilings: undefined,
  };
}
