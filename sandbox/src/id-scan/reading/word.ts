/** A piece of text and where it stands, in pixels of the prepared picture. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface Word extends Box {
  text: string;
  /** 0 to 100. */
  confidence: number;
}

export const heightOf = ({ y0, y1 }: Box) => y1 - y0;
export const middleOf = ({ y0, y1 }: Box) => (y0 + y1) / 2;
