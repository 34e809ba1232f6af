import * as v from 'valibot'

export const photoField = 'photo_file_name'

/** The value of the form's photo field: a new file, the name of the stored photo, or '' for no photo. */
export type PhotoValue = File | string

export const photoValue = v.union([v.instance(File), v.string()])

/** The API's maximum length of a file name. */
const maxNameLength = 200

/** Returns the file name for the upload. A name that is too long loses its beginning and keeps its extension. */
export const createUploadName = ({ name }: File): string => [...name].slice(-maxNameLength).join('')
