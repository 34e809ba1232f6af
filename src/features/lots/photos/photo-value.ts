import * as v from 'valibot'

/** The form's value of a photo: a new file, the name of the stored photo, or '' for no photo. */
export type PhotoValue = File | string

export const photoValue = v.union([v.instance(File), v.string()])

/** The contract's limit. */
const longestName = 200

/**
 * The file name for the upload. It is shortened to the contract's limit, because a phone's file names may be
 * longer.
 */
export function uploadName({ name }: File): string {
  const letters = [...name]
  return letters.slice(-longestName).join('')
}
