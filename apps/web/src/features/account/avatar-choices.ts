export const avatarGroups = ['perya', 'women', 'men', 'sports'] as const;
export type AvatarGroup = (typeof avatarGroups)[number];

const perGroup = 4;

/** The base paths of the pictures of one group; width and format are appended. [A-108 A-109] */
export function avatarsOf(group: AvatarGroup): readonly string[] {
  return Array.from({ length: perGroup }, (_, index) => `/art/avatars/${group}-${index + 1}`);
}
