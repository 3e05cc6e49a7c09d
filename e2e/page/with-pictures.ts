import { chromiumFlags, findChromium } from '../../tooling/browser/find-chromium.ts';

// What only reads the configuration, as the search for dead code does, needs no browser.
const executablePath = findChromium();

/** Fewer processes for each page, and no graphics card imitated in software; what is drawn is the same. */
const leanFlags = [
  '--in-process-gpu',
  '--renderer-process-limit=1',
  '--num-raster-threads=1',
  '--disable-gpu',
  '--disable-software-rasterizer',
];

const launchedWith = (flags: readonly string[]) => ({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [...chromiumFlags, ...leanFlags, ...flags],
  },
});

/** How most tests run: to fetch, decode and draw the pictures of a page is a quarter of its processor time. */
export const withoutPictures = launchedWith(['--blink-settings=imagesEnabled=false']);

/** For `test.use` of a file in which pictures, games or layout shifts are the subject. */
export const withPictures = launchedWith([]);

/** For `test.use` of a file in which photos are taken: the browser has a camera of its own, and lets the page use it. */
export const withCamera = {
  ...launchedWith(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']),
  permissions: ['camera'],
};
