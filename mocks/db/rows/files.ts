import * as v from 'valibot'
import { id, text } from './fields.ts'

/** Uploaded files. */
export const fileRowSchemas = {
  /** Photos, attachments and work documents. `key` is the last segment of the address of the file. */
  files: v.object({
    id,
    /** A unique text of letters, digits, dots and dashes. */
    key: v.pipe(v.string(), v.regex(/^[\w-][\w.-]*$/)),
    /** The file name on the user's device. */
    name: text,
    media_type: text,
    /** In bytes. */
    size: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** The bytes as base64; null until the bytes of a requested upload arrive. */
    content: v.nullable(v.string()),
  }),
}
