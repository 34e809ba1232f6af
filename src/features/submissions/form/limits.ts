import { copy } from './copy'

/** Limits of the contract, in characters. */
export const submissionLimits = { policy: 50, holderName: 200, observations: 1000 } as const

/** The error of the observations, for both kinds of submission. */
export const observationsSentence = (text: string): string | undefined =>
  text.trim().length > submissionLimits.observations ? copy.errors.observationsLength : undefined
