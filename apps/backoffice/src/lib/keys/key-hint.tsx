/** The key of a button, for the eye; assistive technology has it by `aria-keyshortcuts`. */
export function KeyHint({ children }: { readonly children: string }) {
  return (
    <span aria-hidden="true" className="key-hint">
      {children}
    </span>
  );
}
