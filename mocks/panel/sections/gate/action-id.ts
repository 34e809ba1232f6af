import type { Direction } from './copy.ts'

/** The action id of a check-in or check-out by the form. */
export const formActionId = 'form'

/** Returns the action id of a check-in or check-out from a list. */
export const getRowActionId = (direction: Direction, person: number): string => `${direction} ${person}`
