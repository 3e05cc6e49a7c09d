interface ChipStyle {
  body: string;
  edge: string;
  ink: string;
  /** 5, 100, 1K: pesos, short enough for the middle of a chip. */
  label: string;
}

const colours: readonly { upTo: bigint; body: string; edge: string; ink: string }[] = [
  { upTo: 5_00n, body: '#e9e4f5', edge: '#5b4fa0', ink: '#2b1f74' },
  { upTo: 20_00n, body: '#2f6fd6', edge: '#f3f6ff', ink: '#ffffff' },
  { upTo: 50_00n, body: '#1f8a55', edge: '#e9fff3', ink: '#ffffff' },
  { upTo: 100_00n, body: '#24203f', edge: '#ffc53d', ink: '#ffdc86' },
  { upTo: 500_00n, body: '#7a2a7e', edge: '#ffe3ff', ink: '#ffffff' },
  { upTo: 1000_00n, body: '#e08a00', edge: '#fff3d1', ink: '#2a1500' },
  { upTo: 5000_00n, body: '#b3261e', edge: '#ffe9e4', ink: '#ffffff' },
  { upTo: 10_000_00n, body: '#0f6b7a', edge: '#e2fbff', ink: '#ffffff' },
];
const richest = { body: '#3b2a1a', edge: '#ffd574', ink: '#ffe3a3' };

function shorten(amount: bigint): string {
  const pesos = Number(amount) / 100;
  return pesos >= 1000 ? `${pesos / 1000}K` : `${pesos}`;
}

export function chipStyleOf(amount: bigint): ChipStyle {
  const colour = colours.find(({ upTo }) => amount <= upTo) ?? richest;
  return { body: colour.body, edge: colour.edge, ink: colour.ink, label: shorten(amount) };
}
