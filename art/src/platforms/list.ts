import { everyVenue } from '@perya/demo/generated-games';

export type Platform = { id: string; name: string };

export const PLATFORMS: readonly Platform[] = everyVenue.flatMap(({ platforms }) => platforms);
