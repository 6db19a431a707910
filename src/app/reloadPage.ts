/** Loads the page anew, unless the browser would show its own page of being offline instead. */
export const reloadPage = (): void => {
  if (navigator.onLine) location.reload();
};
