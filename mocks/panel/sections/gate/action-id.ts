import type { Direction } from './copy.ts'

/** The action id of a check-in or check-out that the user sends with the passage form. */
export const formActionId = 'form'

/** Returns the action id of a check-in or check-out that the user sends with the button in a person's row. */
export const getRowActionId = (direction: Direction, personId: number): string => `${direction} ${personId}`
