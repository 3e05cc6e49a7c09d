import type { Page } from '@playwright/test';
import { open } from './open.ts';

/** The gallery shows on purpose what a missing picture looks like. */
export const missingInGallery = /nobody-256|no-such-cover/;

interface GalleryTools {
  page: Page;
  expectProblem: (pattern: RegExp) => void;
}

export async function openGallery(
  { page, expectProblem }: GalleryTools,
  query = '',
): Promise<void> {
  expectProblem(missingInGallery);
  await open(page, `/example${query}`);
}
