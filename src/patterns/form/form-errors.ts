import { getFieldSentences, getGeneralSentences } from '@/api/api-error'
import { fieldId } from './form-context'

/**
 * An error of one field that is known only during the submit, such as a failed upload. It appears at the
 * field, like the API's message about a field.
 */
export class FieldRefusal extends Error {
  readonly field: string

  constructor(field: string, sentence: string) {
    super(sentence)
    this.name = 'FieldRefusal'
    this.field = field
  }
}

export interface NamedError {
  name: string
  message: string
}

/** Lists the messages in Formik's errors, each with the path of its field. */
export function listErrors(errors: unknown, path = ''): NamedError[] {
  if (typeof errors === 'string') return [{ name: path, message: errors }]
  if (typeof errors !== 'object' || errors === null) return []
  return Object.entries(errors).flatMap(([key, inner]) => listErrors(inner, path ? `${path}.${key}` : key))
}

/** Whether a field is on the page. The error of any other field can only appear above the form. */
export function isDrawn(form: HTMLFormElement | null, formId: string, name: string): boolean {
  const id = CSS.escape(fieldId(formId, name))
  return Boolean(form?.querySelector(`[name="${CSS.escape(name)}"], #${id}`))
}

interface Partition {
  values: object
  hasField: (name: string) => boolean
  /** The input of each field of the API, where the names differ. */
  aliases: Readonly<Record<string, string>>
  /** Returns the general messages of a failure. */
  tell: (error: unknown) => string[]
  /** Whether the general messages appear even if each message belongs to a field. */
  isAlwaysTold?: boolean
}

/** Returns the messages of a failure by field name. */
const sentencesByField = (error: unknown): Record<string, string[]> =>
  error instanceof FieldRefusal ? { [error.field]: [error.message] } : getFieldSentences(error)

/** Returns a path and its parent paths, the innermost first: `people.1.name`, `people.1`, `people`. */
function enclosingPaths(path: string): string[] {
  const keys = path.split('.')
  return keys.map((_, index) => keys.slice(0, keys.length - index).join('.'))
}

/** Splits a failed submit into the messages of inputs and the messages above the form. */
export function partFailure(error: unknown, { values, hasField, aliases, tell, isAlwaysTold }: Partition) {
  const fields: Record<string, string> = {}
  const strays: string[] = []
  const isInput = (name: string) => Object.hasOwn(values, name.split('.')[0] ?? '') && hasField(name)
  for (const [field, sentences] of Object.entries(sentencesByField(error))) {
    const name = enclosingPaths(field)
      .map((path) => (Object.hasOwn(aliases, path) && aliases[path]) || path)
      .find(isInput)
    if (name !== undefined) {
      fields[name] = [fields[name], ...sentences].filter(Boolean).join(' ')
    } else {
      strays.push(...sentences)
    }
  }
  // A response that has only field messages needs no general message.
  const isAboutFieldsAlone =
    Object.keys(fields).length + strays.length > 0 && getGeneralSentences(error).length === 0
  const alerts = isAboutFieldsAlone && !isAlwaysTold ? strays : [...tell(error), ...strays]
  return { fields, alerts: [...new Set(alerts)] }
}
