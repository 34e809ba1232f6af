const key = 'portal-demo.section'

/** The section that was open last in this tab; undefined if none was, null if all were closed. */
export function lastSection(): string | null | undefined {
  try {
    const kept = sessionStorage.getItem(key)
    if (kept === null) return undefined
    return kept === '' ? null : kept
  } catch {
    return undefined
  }
}

/** Keeps which section is open, for the next time the panel is. */
export function keepSection(id: string | null): void {
  try {
    sessionStorage.setItem(key, id ?? '')
  } catch {
    // The panel then opens with the first one.
  }
}
