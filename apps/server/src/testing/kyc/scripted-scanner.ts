import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { encodeClientConfig } from '@perya/contract/id-scan/client-config';
import {
  isScanRequestSigned,
  type ScanKey,
  signScanRequest,
} from '@perya/contract/id-scan/signature';
import type {
  BeginRequest,
  BegunScan,
  ScannedFields,
  ScanResult,
} from '@perya/contract/id-scan/wire';

/** What the scanner answers: a status alone, JSON, or nothing at all. */
type Said = { status: number; body?: unknown } | 'silence';

export interface ScriptedScanner {
  url: () => string;
  key: ScanKey;
  /** What it was asked to begin. */
  begun: BeginRequest[];
  /** Transactions whose result it was asked for, in turn. */
  asked: string[];
  /** Lets a scan end so, by the scanner's own word. */
  end(transactionId: string, result: Partial<ScanResult>): void;
  /** Answers this in place of what is right; null goes back to that. */
  say(what: 'begin' | 'result', said: Said | null): void;
  stop(): Promise<void>;
}

/** Somebody whom nobody has met. */
export const scannedPerson: ScannedFields = {
  first_name: 'Ligaya',
  middle_name: 'Santos',
  last_name: 'Mabuhayin',
  birthday: '1990-05-17',
  id_type: 'UMID',
  id_number: 'CRN-0111-2223334-5',
  gender: 'female',
  nationality: 'Filipino',
  address: '17 Sampaguita St., Quezon City',
  expiry_date: '2039-12-31',
  issuing_authority: 'SSS',
};

async function readSent(request: IncomingMessage) {
  let body = '';
  for await (const part of request) body += String(part);
  return { method: request.method ?? '', path: request.url ?? '', body };
}

function send(
  response: ServerResponse,
  { status, body }: { status: number; body?: unknown },
): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body ?? {}));
}

/** A scanner on a port of its own that speaks the wire and says what the test wants. */
export async function startScriptedScanner(): Promise<ScriptedScanner> {
  const key = { id: 'test-scanner', secret: randomBytes(24).toString('base64url') };
  const begun: BeginRequest[] = [];
  const asked: string[] = [];
  const results = new Map<string, ScanResult>();
  const instead = new Map<'begin' | 'result', Said>();

  function begin(body: string): { status: number; body: BegunScan } {
    const request = JSON.parse(body) as BeginRequest;
    begun.push(request);
    const { biz_id, id_type } = request;
    const transaction_id = `t_${randomBytes(8).toString('hex')}`;
    results.set(transaction_id, {
      transaction_id,
      biz_id,
      state: 'pending',
      reason: null,
      score: 0,
      verified: false,
    });
    const client_cfg = encodeClientConfig({ transaction_id, id_type });
    const redirect_url = `https://scanner.example/${transaction_id}`;
    return { status: 201, body: { transaction_id, client_cfg, redirect_url } };
  }

  const server = createServer(async (request, response) => {
    const sent = await readSent(request);
    if (!isScanRequestSigned(key, request.headers, sent, Date.now())) {
      return send(response, { status: 401 });
    }
    const what = sent.method === 'POST' ? 'begin' : 'result';
    const id = sent.path.split('/').at(-1) ?? '';
    if (what === 'result') asked.push(id);
    const said = instead.get(what);
    if (said === 'silence') return;
    if (said) return send(response, said);
    if (what === 'begin') return send(response, begin(sent.body));
    const result = results.get(id);
    return send(response, result ? { status: 200, body: result } : { status: 404 });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: () => `http://127.0.0.1:${port}/scanner`,
    key,
    begun,
    asked,
    end(transactionId, result) {
      const held = results.get(transactionId);
      if (!held) throw new Error('There is no such scan');
      results.set(transactionId, { ...held, ...result });
    },
    say(what, said) {
      if (said === null) instead.delete(what);
      else instead.set(what, said);
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Calls back as the scanner does; what is given takes the place of what is right. */
export function callBack(
  serverUrl: string,
  key: ScanKey,
  told: object,
  headersOf = (body: string) =>
    signScanRequest(key, { method: 'POST', path: '/ocr/callback', body }, Date.now()),
): Promise<Response> {
  const body = JSON.stringify(told);
  return fetch(`${serverUrl}/ocr/callback`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...headersOf(body),
    },
    body,
  });
}
