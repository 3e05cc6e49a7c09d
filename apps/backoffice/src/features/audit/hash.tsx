/** A hash in full: whoever compares it needs every digit. */
export function Hash({ hex }: { readonly hex: string }) {
  return <code className="break-all text-[0.75rem]">{hex}</code>;
}
