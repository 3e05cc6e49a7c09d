/** Whether a picture can be shown; nobody is asked to look at an empty frame. */
export async function loadPicture(url: string): Promise<boolean> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return true;
  } catch {
    return false;
  }
}
