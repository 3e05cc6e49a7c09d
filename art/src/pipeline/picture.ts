/** One drawing and the files that come of it. */
export type Picture = {
  group: string;
  name: string;
  svg: string;
  outputs: readonly Output[];
};

export type Output =
  | { file: string; format: 'svg' }
  | { file: string; format: 'png'; width: number }
  /** Where no encoding is named, that of all pictures. */
  | { file: string; format: 'webp'; width: number; encoding?: WebpEncoding };

export type WebpEncoding = { quality: number; alphaQuality: number };
