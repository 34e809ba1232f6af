import type { Direction } from './copy.ts'

/** What a passage is called that was asked for in the form. */
export const fromForm = 'form'

/** What a passage is called that was asked for in a list, by the person's number. */
export const passageOf = (direction: Direction, person: number): string => `${direction} ${person}`
