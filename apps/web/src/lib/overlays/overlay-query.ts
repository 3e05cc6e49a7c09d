import { decodeBase64Url, encodeBase64Url } from '@perya/app-kit/browser/base64-url';
import { isPendingAction, type OverlayPayload, type PendingAction } from './pending-action.ts';

export interface OverlayRequest {
  readonly action: PendingAction;
  readonly payload: OverlayPayload;
}

function readPayload(text: unknown): OverlayPayload {
  if (typeof text !== 'string' || text === '') return {};
  try {
    const value: unknown = JSON.parse(decodeBase64Url(text));
    if (typeof value !== 'object' || value === null) return {};
    const { step, data } = value as { step?: unknown; data?: unknown };
    return {
      ...(typeof step === 'string' ? { step } : {}),
      ...(data === undefined ? {} : { data }),
    };
  } catch {
    // A link cut short by a chat app should still open the overlay, at its first step.
    return {};
  }
}

/** Reads `action=…&payload=…` from an address; anything else in the address is left alone. */
export function readOverlayQuery(search: Readonly<Record<string, unknown>>): OverlayRequest | null {
  if (!isPendingAction(search['action'])) return null;
  return { action: search['action'], payload: readPayload(search['payload']) };
}

export function writeOverlayQuery(request: OverlayRequest): { action: string; payload: string } {
  return { action: request.action, payload: encodeBase64Url(JSON.stringify(request.payload)) };
}

export function withoutOverlayQuery(
  search: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const { action: _action, payload: _payload, ...rest } = search;
  return rest;
}
