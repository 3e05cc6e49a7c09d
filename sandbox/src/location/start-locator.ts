import { isScanRequestSigned, type ScanKey } from '@perya/contract/id-scan/signature';
import { type AddressAnswer, addressAsked, addressesPath } from '@perya/contract/location/provider';
import fastify from 'fastify';

export interface LocatorOptions {
  key: ScanKey;
  /** What it knows of addresses; of others it knows nothing. */
  known: Readonly<Record<string, AddressAnswer>>;
  now?: () => number;
}

export interface RunningLocator {
  /** Where the platform reaches it. */
  url: string;
  /** How often it was asked. */
  asked(): number;
  stop(): Promise<void>;
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** The sandbox's provider of location: a server of its own, which knows the platform only by the wire. */
export async function startLocator({
  key,
  known,
  now = Date.now,
}: LocatorOptions): Promise<RunningLocator> {
  let asked = 0;
  const app = fastify({ forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.post<{ Body: string }>(addressesPath, async ({ method, url, headers, body }, reply) => {
    if (!isScanRequestSigned(key, headers, { method, path: url, body }, now())) {
      return reply.code(401).send({ error: 'The signature is wrong' });
    }
    const parsed = addressAsked.safeParse(readJson(body));
    if (!parsed.success) return reply.code(400).send({ error: 'This asks nothing' });
    asked += 1;
    return reply.send(known[parsed.data.address] ?? { country: null, is_hidden: false });
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, asked: () => asked, stop: () => app.close() };
}
