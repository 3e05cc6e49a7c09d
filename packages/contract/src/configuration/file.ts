import * as z from 'zod/mini';

/** By this a file of configuration is known. */
export const configurationFormat = 'perya-configuration';

/** Raised when a file of before could be misread. A release reads its own version and every earlier one. */
export const configurationVersion = 1;

/** Configuration as it travels from one installation to another: rows by part. No secret and no person is in it. */
export const configurationFile = z.strictObject({
  format: z.literal(configurationFormat),
  version: z.int().check(z.minimum(1)),
  /** When it was made, or the moment that it shows. */
  as_of: z.string(),
  /** A part that is not named stays as it is; one that is named is given whole. */
  parts: z.record(z.string(), z.array(z.unknown())),
  /** Pictures that rows show and no release brings: by their address, the files of each size in base64. */
  pictures: z._default(z.record(z.string(), z.record(z.string(), z.string())), {}),
});
export type ConfigurationFile = z.output<typeof configurationFile>;
