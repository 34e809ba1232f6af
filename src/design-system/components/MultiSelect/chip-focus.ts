/** The buttons of the chosen ones that stand before a text, in their order. */
export const chipsBefore = (input: HTMLElement | null) => [
  ...(input?.parentElement?.querySelectorAll<HTMLElement>('[data-chip]') ?? []),
]

/** What a key leads to from the button of a chosen one; after the last comes the text. */
export function chipToFocus(
  key: string,
  button: HTMLElement,
  input: HTMLElement | null,
): HTMLElement | null | undefined {
  const chips = chipsBefore(input)
  const place = chips.indexOf(button)
  if (key === 'ArrowLeft') return chips[Math.max(0, place - 1)]
  if (key === 'ArrowRight') return chips[place + 1] ?? input
  if (key === 'Home') return chips[0]
  return key === 'End' ? chips.at(-1) : undefined
}

/** Before a chosen one goes, its focus goes on: to the next, else to the one before, else to the text. */
export function focusAfterRemoval(button: HTMLElement, input: HTMLElement | null): void {
  if (document.activeElement !== button) return
  const chips = chipsBefore(input)
  const place = chips.indexOf(button)
  const next = chips[place + 1] ?? chips[place - 1] ?? input
  next?.focus()
}
