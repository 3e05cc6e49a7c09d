import { imageUrl } from './image-url.ts';

/** An uploaded picture is known by its key among the files; one of our own drawings by its whole path. */
export function avatarUrl(avatar: string, imagesHost: string): string {
  const isKey = avatar !== '' && !/^(?:\/|https?:)/.test(avatar);
  return imageUrl(isKey ? `/files/${avatar}` : avatar, imagesHost);
}
