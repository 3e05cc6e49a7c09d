import type { PlotRow } from '../plot.ts';
import type { Comparison } from '../report-ratios.ts';

/** What one part of the bench has found; the report joins them. */
export interface CashierPart {
  rates: PlotRow[];
  comparisons: Comparison[];
  /** What the record keeps besides. */
  record: object;
  /** Said between the tables. */
  remark: string;
}
