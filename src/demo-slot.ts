/*
 * Where the portal has room for the demo's button: in its top bar. Of builds with the mock alone. A leaf.
 */
let slot: HTMLElement | undefined
let tell: (slot: HTMLElement | undefined) => void = () => {}

/** The `ref` of the element that is the room. It stays empty for React. */
export const offerDemoSlot = (element: HTMLElement | null) => {
  slot = element ?? undefined
  tell(slot)
  return () => {
    slot = undefined
    tell(slot)
  }
}

/** Calls `listener` with the room, now and whenever there is another one, or none. */
export const onDemoSlot = (listener: (slot: HTMLElement | undefined) => void): void => {
  tell = listener
  tell(slot)
}
