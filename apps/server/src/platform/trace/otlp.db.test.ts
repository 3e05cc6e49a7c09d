import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { centavos } from '@perya/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createMetrics } from '../metrics.ts';
import { type Otlp, startOtlp } from './otlp.ts';
import { currentTracer, traced } from './trace.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  links?: { spanId: string }[];
  attributes: { key: string; value: Record<string, unknown> }[];
}

/** What a receiver of OTLP was sent. */
const spans: Span[] = [];
const metrics: { name: string; histogram?: unknown; sum?: unknown; gauge?: unknown }[] = [];
let bodies = '';
const receiver = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk) => {
    text += String(chunk);
  });
  request.on('end', () => {
    bodies += text;
    const body = JSON.parse(text);
    for (const { scopeSpans } of body.resourceSpans ?? []) {
      for (const scope of scopeSpans) spans.push(...scope.spans);
    }
    for (const { scopeMetrics } of body.resourceMetrics ?? []) {
      for (const scope of scopeMetrics) metrics.push(...scope.metrics);
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});

let otlp: Otlp;
let server: TestServer;
const caller = { trace: 'a'.repeat(32), span: 'b'.repeat(16) };

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  otlp = startOtlp({ url: `http://127.0.0.1:${port}`, percent: 100 });
  server = await startTestServer();
  const { registry, requests } = createMetrics();
  requests.observe({ call: 'getTest', status: 200 }, 0.003);
  otlp.sendMetrics(registry);
  const traceparent = `00-${caller.trace}-${caller.span}-01`;
  await fetch(`${server.url}/member/terms`, { headers: { traceparent } });
  const uid = await server.identity.ensurePlayer({
    countryCode: '63',
    phone: '9170001234',
    username: 'traced',
    nickname: null,
    tester: false,
  });
  await traced('evening', {}, async () => {
    const legs = [{ account: 'house', amount: centavos(-100n) }];
    const posting = { uid, scope: 'test', key: 'traced-1', amount: centavos(100n), legs };
    expect(await server.ledger.post(posting)).toMatchObject({ ok: true });
  });
  await server.stop();
  await otlp.stop();
});

afterAll(() => receiver.close());

const childrenOf = (parent: Span | undefined) =>
  spans.filter(({ parentSpanId }) => parent !== undefined && parentSpanId === parent.spanId);

test('a request goes on with the trace of its caller, and its statements are parts of it', () => {
  const request = spans.find(({ parentSpanId }) => parentSpanId === caller.span);
  expect(request).toMatchObject({ traceId: caller.trace, name: 'GET /member/terms' });
  const names = spans.filter(({ traceId }) => traceId === caller.trace).map(({ name }) => name);
  expect(names).toContain('statement');
});

test('a posting leads to its batch, which points back, and to the statement of the batch', () => {
  const evening = spans.find(({ name }) => name === 'evening');
  const batch = childrenOf(evening).find(({ name }) => name === 'batch');
  expect(batch?.links).toMatchObject([{ spanId: evening?.spanId }]);
  expect(childrenOf(batch).map(({ name }) => name)).toEqual(['statement']);
});

test('the figures of /metrics come along, and no value of a player', () => {
  const named = new Map(metrics.map((metric) => [metric.name, metric]));
  expect(named.get('perya_http_request_seconds')).toMatchObject({
    histogram: {
      dataPoints: [{ count: 1, explicitBounds: expect.arrayContaining([0.0025, 0.005]) }],
    },
  });
  expect(named.get('perya_process_resident_memory_bytes')?.gauge).toBeDefined();
  expect(named.get('perya_process_cpu_seconds_total')?.sum).toBeDefined();
  expect(bodies).not.toContain('9170001234');
});

test('after the end nobody follows, and an act is itself', async () => {
  expect(currentTracer()).toBeNull();
  const act = async () => 7;
  expect(await traced('nothing', {}, act)).toBe(7);
});
