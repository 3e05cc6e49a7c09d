import { writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

export interface Picture {
  readonly png: Buffer;
  readonly caption: string;
  /** Where the next tap goes, as shares of the picture. */
  readonly tap?: { readonly x: number; readonly y: number };
}

interface SheetOptions {
  readonly columns: number;
  /** Of one picture on the sheet. */
  readonly width: number;
  readonly title: string;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Many pictures on one, each under its caption: drawn by the browser that took them. */
export async function writeSheet(
  browser: Browser,
  path: string,
  pictures: readonly Picture[],
  { columns, width, title }: SheetOptions,
): Promise<void> {
  const cells = pictures.map(({ png, caption, tap }) => {
    const source = `data:image/png;base64,${png.toString('base64')}`;
    const ring = tap ? `<i style="left:${tap.x * 100}%;top:${tap.y * 100}%"></i>` : '';
    return `<figure><figcaption>${escaped(caption)}</figcaption><div><img width="${width}" src="${source}">${ring}</div></figure>`;
  });
  const page = await browser.newPage({
    viewport: { width: columns * (width + 12) + 12, height: 400 },
  });
  await page.setContent(`<style>
    body { margin: 12px; background: #fff; font: 600 13px/1.3 sans-serif; color: #14112b }
    main { display: grid; grid-template-columns: repeat(${columns}, ${width}px); gap: 12px }
    h1 { font-size: 16px; margin: 0 0 8px }
    figure { margin: 0 }
    figcaption { min-height: 2.6em; display: flex; align-items: end; padding-bottom: 4px }
    div { position: relative }
    i { position: absolute; width: 26px; height: 26px; margin: -15px; border: 4px solid #e11d48; border-radius: 50%; background: #e11d4833 }
    img { display: block; outline: 1px solid #c9c5dc }
  </style><h1>${escaped(title)}</h1><main>${cells.join('')}</main>`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  writeFileSync(path, await page.screenshot({ fullPage: true }));
  await page.close();
}
