/** The fields that can have the focus. */
export const fields = ':is(input:not([type="hidden"]), select, textarea):not(:disabled)'

/** Returns a function that finds the initial focus of a dialog: the match of the first selector that has one. */
export const findInOrder =
  (...selectors: string[]) =>
  (dialog: HTMLDialogElement) =>
    selectors.map((selector) => dialog.querySelector<HTMLElement>(selector)).find(Boolean) ?? null
