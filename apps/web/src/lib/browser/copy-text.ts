/** The clipboard API is missing on plain http; the old command then does the same. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true });
  field.className = 'sr-only';
  document.body.append(field);
  field.select();
  const hasCopied = document.execCommand('copy');
  field.remove();
  return hasCopied;
}
