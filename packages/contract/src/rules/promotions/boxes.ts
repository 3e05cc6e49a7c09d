/** The promotion of mystery boxes, and what records call what was in them. [G-215 G-216 M-460] */
export const boxPromotionId = 1;
export const boxCashType = 4001;

/** How a box opens: seventy frames, in strips of ten. [M-226 M-227] */
export const boxFilm = {
  frames: 70,
  framesOfStrip: 10,
  promptFrameMs: 30,
  popupFrameMs: 50,
} as const;

/** [M-448 M-222 M-224] */
export const boxTimes = { showMs: 500, claimAllMs: 3000, refetchMs: 1000 } as const;

/** How far the film is: when the popup shows, while it claims, at the end. [M-221] */
export const boxProgress = { shown: 40, claiming: 90, opened: 100 } as const;

/** The frame for a progress of 0 to 100. [M-226] */
export function frameAt(progress: number): number {
  const bounded = Math.min(100, Math.max(0, progress));
  return Math.round((bounded / 100) * (boxFilm.frames - 1));
}
