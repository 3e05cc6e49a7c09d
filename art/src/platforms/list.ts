import { demoVenues } from '@perya/demo/games';

export type Platform = { id: string; name: string };

export const PLATFORMS: readonly Platform[] = demoVenues.flatMap(({ platforms }) => platforms);
