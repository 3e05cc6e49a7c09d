/** One drawing and the files that come of it. */
export type Picture = {
  group: string;
  name: string;
  svg: string;
  outputs: readonly Output[];
};

export type Output =
  | { file: string; format: 'svg' }
  | { file: string; format: 'png' | 'webp'; width: number };
