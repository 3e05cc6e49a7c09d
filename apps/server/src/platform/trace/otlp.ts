import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Registry } from 'prom-client';
import manifest from '../../../package.json' with { type: 'json' };
import { createProducer } from './metric-producer.ts';
import { followWith, type Tracer } from './trace.ts';

export interface OtlpOptions {
  /** The receiver of OTLP over HTTP, such as http://collector:4318. */
  url: string;
  /** Of a hundred requests so many are followed. */
  percent: number;
}

const metricsEveryMs = 15_000;

/** What a caller sends who follows the same request: `00-TRACE-SPAN-FLAGS`. */
function readParent(header: string | undefined): SpanContext | null {
  const [, traceId = '', spanId = '', flags = '0'] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(header ?? '') ?? [];
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(parent) ? parent : null;
}

/** Sends traces of requests, batches and statements, and the metrics, to a receiver of OpenTelemetry. */
export function startOtlp({ url, percent }: OtlpOptions) {
  const resource = resourceFromAttributes({
    'service.name': 'perya',
    'service.version': manifest.version,
    'service.instance.id': String(process.pid),
  });
  const provider = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(percent / 100) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${url}/v1/traces` }) }),
    ],
  });
  const spans = provider.getTracer('perya', manifest.version);
  const contexts = new AsyncLocalStorage<Context>();
  const current = () => contexts.getStore() ?? ROOT_CONTEXT;

  const tracer: Tracer = {
    async span(name, attributes, act, origins = []) {
      const links = (origins as SpanContext[]).map((context) => ({ context }));
      const span = spans.startSpan(name, { attributes, links, kind: SpanKind.INTERNAL }, current());
      try {
        return await contexts.run(trace.setSpan(current(), span), act);
      } catch (error) {
        // The kind of error, and never its words: values of players may stand in them.
        span.setAttribute('error.type', (error as { code?: string }).code ?? 'Error');
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    open(name, attributes, from, rest) {
      const parent = readParent(from);
      const context = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
      const span = spans.startSpan(name, { attributes, kind: SpanKind.SERVER }, context);
      contexts.run(trace.setSpan(context, span), rest);
      return (facts) => {
        span.setAttributes(facts);
        span.end();
      };
    },
    origin: () => trace.getSpanContext(current()) ?? null,
  };
  followWith(tracer);

  let meters: MeterProvider | null = null;
  return {
    sendMetrics(registry: Registry): void {
      const reader = new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: `${url}/v1/metrics` }),
        exportIntervalMillis: metricsEveryMs,
        exportTimeoutMillis: metricsEveryMs,
        metricProducers: [createProducer(registry)],
      });
      meters = new MeterProvider({ resource, readers: [reader] });
    },
    async stop(): Promise<void> {
      followWith(null);
      await Promise.allSettled([provider.shutdown(), meters?.shutdown()]);
    },
  };
}

export type Otlp = ReturnType<typeof startOtlp>;
