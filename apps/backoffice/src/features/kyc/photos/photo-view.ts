/** How a photo is looked at. Places are parts of the frame's width and height, counted from its middle. */
export interface PhotoView {
  readonly zoom: number;
  /** Degrees, clockwise. */
  readonly turn: 0 | 90 | 180 | 270;
  readonly x: number;
  readonly y: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

export const wholePhoto: PhotoView = { zoom: 1, turn: 0, x: 0, y: 0 };
const zoomMax = 8;
const middle: Place = { x: 0, y: 0 };

const within = (value: number, most: number) => Math.min(most, Math.max(-most, value));

/** The edge of the photo is never drawn into the frame. */
function keepInside(view: PhotoView): PhotoView {
  const most = (view.zoom - 1) / 2;
  return { ...view, x: within(view.x, most), y: within(view.y, most) };
}

/** Comes closer by a factor, or goes away; what lies under `at` stays there. */
export function zoomPhoto(view: PhotoView, factor: number, at: Place = middle): PhotoView {
  const zoom = Math.min(zoomMax, Math.max(1, view.zoom * factor));
  const ratio = zoom / view.zoom;
  return keepInside({
    ...view,
    zoom,
    x: at.x - (at.x - view.x) * ratio,
    y: at.y - (at.y - view.y) * ratio,
  });
}

export function turnPhoto(view: PhotoView): PhotoView {
  const turns = { 0: 90, 90: 180, 180: 270, 270: 0 } as const;
  return { ...view, turn: turns[view.turn], x: 0, y: 0 };
}

export function movePhoto(view: PhotoView, by: Place): PhotoView {
  return keepInside({ ...view, x: view.x + by.x, y: view.y + by.y });
}
