import type { AnswerOf, InputOf } from '@perya/contract/call';
import { calls } from '@perya/contract/calls';
import { type Client, createClient } from '@perya/contract/client';
import { ClientError } from '@perya/contract/client-errors';
import { headerNames } from '@perya/contract/headers';
import type { giveProof } from '@perya/contract/identity/calls/proof';
import type { OtpPurpose } from '@perya/contract/identity/calls/session';
import type { Language } from '@perya/contract/text';
import { nextPhone } from './next-phone.ts';

/** Where a code goes. */
type Contact = { phone: string } | { email: string };

/** A person with a phone and one device, who speaks to the API as the app does. */
export interface ApiPlayer {
  phone: string;
  client: Client;
  token(): string | null;
  /** What the device is known by. */
  deviceCookie(): string;
  /** Asks for a code and reads it in the sandbox inbox. */
  receiveCode(purpose?: OtpPurpose, to?: Contact): Promise<{ otp_id: string; code: string }>;
  /** Logs in by code, and so registers; later calls carry the token. */
  login(): Promise<string>;
  /** Shows anew, by a code, who they are. */
  prove(): Promise<void>;
  /** The same by whatever is given; later calls carry the new token. */
  proveBy(given: InputOf<typeof giveProof>): Promise<AnswerOf<typeof giveProof>>;
  use(token: string | null): void;
}

export interface InboxMessage {
  to: string;
  text: string;
  code: string | null;
}

export async function readInbox(url: string, to: string): Promise<InboxMessage[]> {
  const inbox = `${url}/sandbox/sms.json?phone=${encodeURIComponent(to)}`;
  return (await fetch(inbox)).json() as Promise<InboxMessage[]>;
}

export function createApiPlayer(
  url: string,
  phone = nextPhone(),
  language: Language = 'en_US',
  /** The advertising and referral ids that the app has kept. */
  cameBy: Readonly<Record<string, string>> = {},
): ApiPlayer {
  let token: string | null = null;
  let deviceCookie = '';
  const client = createClient({
    baseUrl: url,
    headers: () => ({ [headerNames.language]: language, ...cameBy }),
    token: {
      get: () => token,
      clear: () => {
        token = null;
      },
    },
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      // As a browser does by itself.
      if (init?.method === 'POST') headers.set('origin', url);
      if (deviceCookie !== '') headers.set('cookie', deviceCookie);
      const response = await fetch(input, { ...init, headers });
      const [set] = response.headers.getSetCookie();
      if (set) deviceCookie = set.split(';', 1)[0] ?? '';
      return response;
    },
  });
  const player: ApiPlayer = {
    phone,
    client,
    token: () => token,
    deviceCookie: () => deviceCookie,
    use: (next) => {
      token = next;
    },
    async receiveCode(purpose = 'login', to = { phone }) {
      const { id } = await client.call(calls.sendCode, { ...to, purpose });
      const name = 'phone' in to ? to.phone : to.email;
      const newest = (await readInbox(url, name)).find((message) => message.code !== null);
      if (!newest?.code) throw new Error('No code came in');
      return { otp_id: id, code: newest.code };
    },
    async proveBy(given) {
      const answer = await client.call(calls.giveProof, given);
      token = answer.token;
      return answer;
    },
    async prove() {
      const code = await player.receiveCode('proof');
      await player.proveBy({ kind: 'code', ...code });
    },
    async login() {
      const answer = await client.call(calls.loginByCode, await player.receiveCode());
      token = answer.token;
      return answer.token;
    },
  };
  return player;
}

/** The code of the refusal that a call must end in. */
export async function refusalOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof ClientError) return error.code;
    throw error;
  }
  throw new Error('The call was not refused');
}
