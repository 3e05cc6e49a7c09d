/** One byte a pixel, row by row. */
export interface GreyPicture {
  data: Uint8Array;
  width: number;
  height: number;
}
