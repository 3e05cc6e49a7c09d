/** Makes a text safe in markup, inside elements and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
