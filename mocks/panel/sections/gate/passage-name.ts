import type { Direction } from './copy.ts'

/** The action's name of a check-in or check-out by the form. */
export const fromForm = 'form'

/** Returns the action's name of a check-in or check-out from a list. */
export const passageOf = (direction: Direction, person: number): string => `${direction} ${person}`
