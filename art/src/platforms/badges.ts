/** The size of every logo; the badges below keep clear of its edge by half a rim. */
export const LOGO_WIDTH = 192;
export const LOGO_HEIGHT = 60;

/** An admission ticket, with a bite on each side. */
const ticket =
  'M11 2H181a9 9 0 0 1 9 9V22a8 8 0 0 0 0 16V49a9 9 0 0 1-9 9H11a9 9 0 0 1-9-9V38a8 8 0 0 0 0-16V11a9 9 0 0 1 9-9Z';

/** A pennant with a swallow tail. */
const pennant =
  'M12 2H186a3 3 0 0 1 2.6 4.600L181 30L188.6 53.400a3 3 0 0 1-2.6 4.600H12a10 10 0 0 1-10-10V12a10 10 0 0 1 10-10Z';

/** A cut iron plate. */
const plate = 'M16 2H176L190 16V44L176 58H16L2 44V16Z';

/** A sail that leans with the wind. */
const sail =
  'M21 2H182a8 8 0 0 1 7.8 9.700L181.5 51a9 9 0 0 1-8.8 7H10a8 8 0 0 1-7.8-9.700L10.5 9A9 9 0 0 1 19.3 2Z';

/** A plaque with hollowed corners, like the frame on the back of an old playing card. */
const plaque =
  'M14 2H178A12 12 0 0 0 190 14V46A12 12 0 0 0 178 58H14A12 12 0 0 0 2 46V14A12 12 0 0 0 14 2Z';

const pill = 'M30 2H162a28 28 0 0 1 0 56H30a28 28 0 0 1 0-56Z';

/** A doily edge: the same bump all the way round. */
function scallops(): string {
  const bumps = (dx: number, dy: number, count: number) => `a9 9 0 0 1 ${dx} ${dy}`.repeat(count);
  return `M6 7.5${bumps(15, 0, 12)}${bumps(0, 15, 3)}${bumps(-15, 0, 12)}${bumps(0, -15, 3)}Z`;
}

/** Outlines as different as the colours, so that a logo is known by its shape alone. */
export const BADGES = { ticket, pennant, plate, sail, plaque, pill, doily: scallops() };
export type BadgeShape = keyof typeof BADGES;
