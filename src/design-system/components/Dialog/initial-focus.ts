/** The selector of fields that can have the focus. */
export const fieldSelector = ':is(input:not([type="hidden"]), select, textarea):not(:disabled)'

/** Returns a function that finds the initial focus of a dialog: the match of the first selector that matches an element. */
export const createFocusFinder =
  (...selectors: string[]) =>
  (dialog: HTMLDialogElement) =>
    selectors.map((selector) => dialog.querySelector<HTMLElement>(selector)).find(Boolean) ?? null
