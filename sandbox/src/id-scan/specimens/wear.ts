/** What befalls a photo of an ID. */
export const wears = ['none', 'tilt', 'blur', 'glare', 'low-contrast'] as const;
export type Wear = (typeof wears)[number];
