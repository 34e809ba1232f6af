import { copy } from './copy'

/** The contract's limits, in signs. */
export const limits = { policy: 50, holderName: 200, observations: 1000 } as const

/** What is wrong with the observations, of either kind of submission. */
export const observationsSentence = (text: string): string | undefined =>
  text.trim().length > limits.observations ? copy.errors.observationsLength : undefined
