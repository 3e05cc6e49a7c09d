import { type HrTime, ValueType } from '@opentelemetry/api';
import { emptyResource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client';

type Figure = MetricValue<string> & { metricName?: string };
type Metric = Omit<MetricObjectWithValues<Figure>, 'type'> & { type: unknown };

const timeOf = (ms: number): HrTime => [Math.trunc(ms / 1000), Math.trunc((ms % 1000) * 1e6)];

/** One histogram for each set of labels: Prometheus counts what is below a bound, OTLP what is between two. */
function histogramsOf({ values }: Metric): { labels: object; value: Histogram }[] {
  const groups = Map.groupBy(values, ({ labels: { le: _le, ...labels } }) =>
    JSON.stringify(labels),
  );
  return [...groups].map(([labels, figures]) => {
    const below = figures.filter(({ metricName }) => metricName?.endsWith('_bucket'));
    const find = (end: string) => figures.find(({ metricName }) => metricName?.endsWith(end));
    const counts = below.map(({ value }, at) => value - (below[at - 1]?.value ?? 0));
    const boundaries = below.map(({ labels: { le } }) => Number(le)).filter(Number.isFinite);
    return {
      labels: JSON.parse(labels) as object,
      value: {
        buckets: { boundaries, counts },
        sum: find('_sum')?.value ?? 0,
        count: find('_count')?.value ?? 0,
      },
    };
  });
}

/** Tells the figures of `/metrics` to whoever collects OpenTelemetry. */
export function createProducer(registry: Registry): MetricProducer {
  const startTime = timeOf(Date.now());
  const pointOf = <T>(labels: object, value: T, endTime: HrTime): DataPoint<T> => ({
    startTime,
    endTime,
    attributes: { ...labels } as DataPoint<T>['attributes'],
    value,
  });

  function dataOf(metric: Metric, now: HrTime): MetricData {
    const base = {
      descriptor: {
        name: metric.name,
        description: metric.help,
        unit: '',
        valueType: ValueType.DOUBLE,
      },
      aggregationTemporality: AggregationTemporality.CUMULATIVE,
    };
    if (metric.type === 'histogram') {
      const dataPoints = histogramsOf(metric).map(({ labels, value }) =>
        pointOf(labels, value, now),
      );
      return { ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints };
    }
    const dataPoints = metric.values.map(({ labels, value }) => pointOf(labels, value, now));
    if (metric.type === 'counter') {
      return { ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints };
    }
    return { ...base, dataPointType: DataPointType.GAUGE, dataPoints };
  }

  return {
    async collect() {
      const now = timeOf(Date.now());
      const metrics = (await registry.getMetricsAsJSON()) as Metric[];
      const scope = { name: 'perya' };
      const scopeMetrics = [{ scope, metrics: metrics.map((metric) => dataOf(metric, now)) }];
      return { resourceMetrics: { resource: emptyResource(), scopeMetrics }, errors: [] };
    },
  };
}
