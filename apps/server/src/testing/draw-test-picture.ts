import sharp from 'sharp';

/** A picture like no other of the same test run: a gradient with blocks that the seed places. */
export function drawTestPicture(seed: number, side = 64): Promise<Buffer> {
  const blocks = Array.from({ length: 6 }, (_, index) => {
    const at = (seed * 37 + index * index * 53 + index * seed * 11) % side;
    const down = (seed * 61 + index * 29 + index * seed * 7) % side;
    const grey = (seed * 91 + index * 47) % 256;
    return `<rect x="${at}" y="${down}" width="${side / 3}" height="${side / 4}" fill="rgb(${grey},${grey},${(grey * 3) % 256})"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
    <rect width="100%" height="100%" fill="rgb(${(seed * 17) % 256},128,90)"/>${blocks.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
