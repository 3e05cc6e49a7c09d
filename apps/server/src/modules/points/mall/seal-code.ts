import type { MallServices } from './services.ts';

/** A code as it lies in stock: sealed, and known by a digest so that it is put there once. */
export function sealCode({ keyring }: Pick<MallServices, 'keyring'>, code: string) {
  return { sealed: keyring.seal(Buffer.from(code)), digest: keyring.digest('goods-code', code) };
}
