/** As much of a chart as is needed to draw over it. */
interface DrawnChart {
  readonly ctx: Pick<
    CanvasRenderingContext2D,
    | 'save'
    | 'restore'
    | 'fillRect'
    | 'fillText'
    | 'globalAlpha'
    | 'fillStyle'
    | 'font'
    | 'textAlign'
    | 'textBaseline'
  >;
  readonly bbox: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  valToPos(value: number, scale: string, isInCanvas: boolean): number;
}

interface Pale {
  readonly color: string;
  readonly ink: string;
  readonly font: string;
  readonly soFar: string;
  /** How many points of the canvas one of the page has. */
  readonly ratio: number;
}

/** A day that is not over is drawn pale from the one before it on, and says so: half a day is no fall. */
export function paleLast(chart: DrawnChart, at: readonly number[], pale: Pale): void {
  const from = at.at(-2);
  if (from === undefined) return;
  const { color, ink, font, soFar, ratio } = pale;
  const { ctx, bbox } = chart;
  const left = chart.valToPos(from, 'x', true);
  ctx.save();
  ctx.globalAlpha = 0.6;
  ctx.fillStyle = color;
  ctx.fillRect(left, bbox.top, bbox.left + bbox.width - left, bbox.height);
  ctx.globalAlpha = 1;
  ctx.fillStyle = ink;
  ctx.font = font.replace('12px', `${12 * ratio}px`);
  ctx.textAlign = 'right';
  ctx.textBaseline = 'top';
  ctx.fillText(soFar, bbox.left + bbox.width, bbox.top);
  ctx.restore();
}
