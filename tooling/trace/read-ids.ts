const idForm = /^[A-Z]-\d+$/;

/** `refuses a withdrawal under review [A-231 M-336]` → A-231 and M-336. */
export function readIds(title: string): string[] {
  return [...title.matchAll(/\[([^\]]*)\]/g)]
    .flatMap(([, inside = '']) => inside.split(/[\s,]+/))
    .filter((word) => idForm.test(word));
}
