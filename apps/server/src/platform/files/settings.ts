import * as z from 'zod/mini';
import { declareSettings } from '../settings/declare-settings.ts';
import { oneOf, text, url } from '../settings/setting-forms.ts';
import { StartError } from '../start-error.ts';

export interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  /** Before every key; empty, or ending with a slash. */
  prefix: string;
  isPathStyle: boolean;
  accessKeyId: string;
  secretAccessKey: string;
}

export const fileSettings = declareSettings(
  {
    S3_BUCKET: {
      schema: z.optional(
        z
          .string()
          .check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')),
      ),
      unset: 'the data folder keeps files',
      meaning:
        'a bucket of an S3 store for pictures, sealed files and archives, which several machines share (`npm run files:copy`)',
    },
    S3_ENDPOINT: {
      isOutside: true,
      schema: z.optional(url('https', 'http')),
      unset: 'AWS, by the region: `https://s3.REGION.amazonaws.com`',
      meaning: 'where the store answers',
    },
    S3_REGION: {
      schema: z._default(text(), 'us-east-1'),
      unset: '`us-east-1`',
      meaning: 'the region that requests are signed for',
    },
    S3_PREFIX: {
      schema: z._default(
        z
          .string()
          .check(
            z.regex(/^(?:[\w.-]+\/)+$/, 'must be folders such as perya/, ending with a slash'),
          ),
        '',
      ),
      unset: '–',
      meaning: 'what every key begins with, such as `perya/`, where a bucket is shared with others',
    },
    S3_PATH_STYLE: {
      schema: z.optional(oneOf('on', 'off')),
      unset: '`on` with `S3_ENDPOINT`, otherwise `off`',
      meaning: 'whether the bucket stands in the path of an address or in its host',
    },
    S3_ACCESS_KEY_ID: {
      schema: z.optional(text()),
      unset: '–',
      meaning: 'who asks; needed with `S3_BUCKET`',
    },
    S3_SECRET_ACCESS_KEY: {
      schema: z.optional(text()),
      unset: '–',
      isSecret: true,
      meaning: 'the key that requests are signed with; needed with `S3_BUCKET`',
    },
  },
  (given): { s3: S3Settings | null } => {
    const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = given;
    if (!bucket) return { s3: null };
    if (!id || !secret) {
      throw new StartError(
        'Settings S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed with S3_BUCKET.',
      );
    }
    const endpoint = given.S3_ENDPOINT ?? `https://s3.${given.S3_REGION}.amazonaws.com`;
    const isPathStyle = given.S3_PATH_STYLE ?? (given.S3_ENDPOINT ? 'on' : 'off');
    return {
      s3: {
        endpoint: endpoint.replace(/\/+$/, ''),
        region: given.S3_REGION,
        bucket,
        prefix: given.S3_PREFIX,
        isPathStyle: isPathStyle === 'on',
        accessKeyId: id,
        secretAccessKey: secret,
      },
    };
  },
);
