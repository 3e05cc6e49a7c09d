import * as z from 'zod/mini';
import { messageLimits } from './words.ts';

/** Made by whoever writes, with the intent to: what is sent twice is kept once. */
export const writingKey = () => z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/));

/** What is too long is refused in words of its own; beyond this it is not even looked at. */
export const looseText = () => z.string().check(z.maxLength(20_000));

/** Keys of pictures that were uploaded before. */
export const pictureKeys = () =>
  z._default(
    z
      .array(z.string().check(z.minLength(1), z.maxLength(200)))
      .check(z.maxLength(messageLimits.picturesMax)),
    [],
  );
