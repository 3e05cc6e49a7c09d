import { randomUUID } from 'node:crypto';
import { type Client, createClient } from '@perya/contract/client';
import { isOutsideRole, type Role, roles } from '@perya/contract/staff/roles';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { staffHeader, staffHeaderValues } from '@perya/contract/staff/staff-header';
import type { TestServer } from './test-server.ts';

/** A member of staff with a session, who speaks to the API as the staff app does. */
export interface ApiStaff {
  id: bigint;
  email: string;
  client: Client;
  /** What the cookie jar holds. */
  token(): string | null;
  use(token: string | null): void;
  /** The name of the device, once it has one. */
  device(): string | null;
  useDevice(device: string | null): void;
}

function cookiesOf(jar: Record<string, string | null>): string {
  const held = Object.entries(jar).filter(([, value]) => value !== null);
  return held.map(([name, value]) => `${name}=${value}`).join('; ');
}

/** A client that speaks as the staff app does; its jar keeps the cookies that staff and their device are known by. */
export function createStaffClient(url: string) {
  let token: string | null = null;
  let device: string | null = null;
  const client = createClient({
    baseUrl: url,
    token: { get: () => null, clear: () => {} },
    headers: () => ({ [staffHeader]: staffHeaderValues.byHand }),
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      // As a browser does by itself.
      if (init?.method === 'POST') headers.set('origin', url);
      const jar = cookiesOf({ perya_staff: token, perya_device: device });
      if (jar !== '') headers.set('cookie', jar);
      const response = await fetch(input, { ...init, headers });
      for (const cookie of response.headers.getSetCookie()) {
        const [, set] = /^perya_staff=([^;]*)/.exec(cookie) ?? [];
        if (set !== undefined) token = set === '' ? null : set;
        device = /^perya_device=([^;]*)/.exec(cookie)?.[1] ?? device;
      }
      return response;
    },
  });
  return {
    client,
    token: () => token,
    use: (next: string | null) => {
      token = next;
    },
    device: () => device,
    useDevice: (next: string | null) => {
      device = next;
    },
  };
}

/** What an account of somebody from outside must have: a day, from this machine. */
const term = [`now() + interval '1 day'`, `array['127.0.0.0/8', '::1/128']::cidr[]`];

/** A new member of staff with this role, signed in without a login: how one logs in is tested elsewhere. */
export async function createApiStaff(
  server: Pick<TestServer, 'url' | 'staff' | 'database'>,
  role: Role,
): Promise<ApiStaff> {
  const email = `${role}-${randomUUID()}@staff.example`;
  const { rows } = await server.database.owner.query<{ id: bigint }>(
    `insert into staff.account (email, name, role, ends_at, networks)
     values ($1, $2, $3, ${isOutsideRole(role) ? term.join(', ') : 'null, null'}) returning id`,
    [email, roles[role].en, role],
  );
  const id = rows[0]?.id ?? 0n;
  const own = createStaffClient(server.url);
  own.use(await server.staff.grantSession(id));
  return { id, email, ...own };
}

/** Approves what was asked for, as it was shown to this person. */
export async function approveAs({ client }: Pick<ApiStaff, 'client'>, id: string) {
  const { seen } = await client.call(staffCalls.readRequest, { id });
  return client.call(staffCalls.approveRequest, { id, seen, reason: 'checked', words: '' });
}
