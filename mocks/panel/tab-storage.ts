/** Reads a stored text of this tab; null if there is no text, or if the browser denies access to the storage. */
export function readTabText(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text in this tab; undefined deletes the text. Does nothing if the browser denies access to the storage. */
export function storeTabText(key: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // The panel works without the storage.
  }
}
