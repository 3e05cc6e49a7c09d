const directions: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Straying to the side costs more than going far, so that an arrow keeps to its line. */
const strayCost = 3;

/**
 * The button that an arrow key leads to from the focused one: the nearest in its direction, by where
 * the buttons really lie, whichever way the board is turned.
 */
export function nearestButton(
  board: HTMLElement,
  from: EventTarget,
  key: string,
): HTMLButtonElement | null {
  const direction = directions[key];
  if (!direction || !(from instanceof HTMLElement)) return null;
  const start = middleOf(from);
  let nearest: HTMLButtonElement | null = null;
  let leastCost = Number.POSITIVE_INFINITY;
  for (const button of board.querySelectorAll('button')) {
    // What is not drawn has no place to lead to.
    if (button.offsetWidth === 0) continue;
    const middle = middleOf(button);
    const dx = middle.x - start.x;
    const dy = middle.y - start.y;
    const ahead = dx * direction[0] + dy * direction[1];
    const astray = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    const cost = ahead + astray * strayCost;
    if (ahead > 1 && cost < leastCost) {
      nearest = button;
      leastCost = cost;
    }
  }
  return nearest;
}
