/** The sea around the creatures: light from the fair above, weed and bubbles. */
export interface SeaSize {
  width: number;
  height: number;
}

const weeds = [0.04, 0.09, 0.17, 0.71, 0.83, 0.9, 0.96];
const bubbles = Array.from({ length: 16 }, (_, at) => ({
  x: (at * 0.618_034) % 1,
  speed: 0.035 + (at % 5) * 0.012,
  radius: 2 + (at % 4) * 1.4,
}));
const bulbs = Array.from({ length: 18 }, (_, at) => at / 17);

function paintWater(context: CanvasRenderingContext2D, { width, height }: SeaSize): void {
  const water = context.createLinearGradient(0, 0, 0, height);
  water.addColorStop(0, '#1f8fb5');
  water.addColorStop(0.35, '#12598f');
  water.addColorStop(0.75, '#122c6b');
  water.addColorStop(1, '#150f45');
  context.fillStyle = water;
  context.fillRect(0, 0, width, height);
}

function paintRays(context: CanvasRenderingContext2D, size: SeaSize, seconds: number): void {
  const { width, height } = size;
  for (let ray = 0; ray < 5; ray += 1) {
    const sway = Math.sin(seconds * 0.22 + ray * 1.3) * 0.05;
    const top = width * (0.1 + ray * 0.2 + sway);
    const light = context.createLinearGradient(0, 0, 0, height * 0.8);
    light.addColorStop(0, 'rgb(255 226 150 / 20%)');
    light.addColorStop(1, 'rgb(255 226 150 / 0%)');
    context.fillStyle = light;
    context.beginPath();
    context.moveTo(top - width * 0.03, 0);
    context.lineTo(top + width * 0.03, 0);
    context.lineTo(top + width * (0.12 + sway), height * 0.8);
    context.lineTo(top - width * (0.1 - sway), height * 0.8);
    context.fill();
  }
}

/** The fair's string of bulbs, seen through the surface. */
function paintSurface(
  context: CanvasRenderingContext2D,
  { width }: SeaSize,
  seconds: number,
): void {
  context.fillStyle = 'rgb(255 255 255 / 14%)';
  context.beginPath();
  context.moveTo(0, 0);
  for (let x = 0; x <= width; x += 12) {
    context.lineTo(x, 9 + Math.sin(x * 0.035 + seconds * 1.1) * 4);
  }
  context.lineTo(width, 0);
  context.fill();
  for (const at of bulbs) {
    const glow = 0.55 + 0.45 * Math.sin(seconds * 1.6 + at * 40);
    const y = 9 + Math.sin(at * 20 + seconds * 1.1) * 3;
    context.fillStyle = `rgb(255 205 92 / ${0.35 + glow * 0.5})`;
    context.beginPath();
    context.arc(at * width, y, 2.6, 0, 2 * Math.PI);
    context.fill();
  }
}

function paintGround(context: CanvasRenderingContext2D, size: SeaSize, seconds: number): void {
  const { width, height } = size;
  context.strokeStyle = '#1b7a63';
  context.lineCap = 'round';
  for (const [at, x] of weeds.entries()) {
    const tall = height * (0.12 + (at % 3) * 0.045);
    const lean = Math.sin(seconds * 0.8 + at) * 14;
    context.lineWidth = 5 + (at % 2) * 3;
    context.beginPath();
    context.moveTo(x * width, height);
    context.bezierCurveTo(
      x * width + lean,
      height - tall * 0.4,
      x * width - lean,
      height - tall * 0.7,
      x * width + lean,
      height - tall,
    );
    context.stroke();
  }
  context.fillStyle = '#3a2a66';
  context.beginPath();
  context.moveTo(0, height);
  for (let x = 0; x <= width; x += 16) {
    context.lineTo(x, height * 0.955 + Math.sin(x * 0.018) * height * 0.012);
  }
  context.lineTo(width, height);
  context.fill();
}

function paintBubbles(context: CanvasRenderingContext2D, size: SeaSize, seconds: number): void {
  context.strokeStyle = 'rgb(255 255 255 / 38%)';
  context.lineWidth = 1.4;
  for (const [at, { x, speed, radius }] of bubbles.entries()) {
    const risen = (seconds * speed + at * 0.27) % 1;
    const sway = Math.sin(seconds * 1.5 + at) * 7;
    context.beginPath();
    context.arc(x * size.width + sway, (1 - risen) * size.height, radius, 0, 2 * Math.PI);
    context.stroke();
  }
}

export function paintSea(context: CanvasRenderingContext2D, size: SeaSize, seconds: number): void {
  paintWater(context, size);
  paintRays(context, size, seconds);
  paintSurface(context, size, seconds);
  paintGround(context, size, seconds);
  paintBubbles(context, size, seconds);
}
