/** The CSS selector of the form fields that can receive the focus. */
export const fieldSelector = ':is(input:not([type="hidden"]), select, textarea):not(:disabled)'

/** Returns a function that finds the element for the initial focus of a dialog. It tries the selectors in order. */
export const createFocusFinder =
  (...selectors: string[]) =>
  (dialog: HTMLDialogElement) =>
    selectors.map((selector) => dialog.querySelector<HTMLElement>(selector)).find(Boolean) ?? null
