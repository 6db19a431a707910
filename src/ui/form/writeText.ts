/** Puts a text in the place of what a field holds. In the field in use it is typed, so that Ctrl+Z takes it back. */
export function writeText(field: HTMLInputElement, text: string) {
  if (field.readOnly) return;
  if (document.activeElement === field) {
    field.select();
    // Deprecated, and still the only way into the browser's own history of a field; some keep it from inputs.
    if (document.execCommand?.('insertText', false, text)) return;
  }
  field.value = text;
  field.dispatchEvent(new Event('input', {bubbles: true}));
}
