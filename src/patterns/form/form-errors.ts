import { getFieldSentences, getGeneralSentences } from '@/api/api-error'
import { fieldId } from './form-context'

/**
 * Why the values cannot be sent, where that is known no sooner than while they are being sent, such as a file that did
 * not arrive. It is told at its field, as what the backend says about one.
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

/** The sentences in Formik's errors, each with the path of its field. */
export function listErrors(errors: unknown, path = ''): NamedError[] {
  if (typeof errors === 'string') return [{ name: path, message: errors }]
  if (typeof errors !== 'object' || errors === null) return []
  return Object.entries(errors).flatMap(([key, inner]) => listErrors(inner, path ? `${path}.${key}` : key))
}

/** Whether a field is on the page now: an error of one that is not can only be told above the form. */
export function isDrawn(form: HTMLFormElement | null, formId: string, name: string): boolean {
  const id = CSS.escape(fieldId(formId, name))
  return Boolean(form?.querySelector(`[name="${CSS.escape(name)}"], #${id}`))
}

interface Partition {
  values: object
  /** Whether an input of that name is on the page. */
  hasField: (name: string) => boolean
  /** Which input answers for which field of the contract. */
  aliases: Readonly<Record<string, string>>
  /** The sentences of a failure as a whole. */
  tell: (error: unknown) => string[]
  /** Whether they are told even where the fields say enough. */
  isAlwaysTold?: boolean
}

/** Field → sentences of a failure. */
const sentencesByField = (error: unknown): Record<string, string[]> =>
  error instanceof FieldRefusal ? { [error.field]: [error.message] } : getFieldSentences(error)

/** A path and those of what encloses it, the innermost first: `people.1.name`, `people.1`, `people`. */
function enclosingPaths(path: string): string[] {
  const keys = path.split('.')
  return keys.map((_, index) => keys.slice(0, keys.length - index).join('.'))
}

/** A failed sending, parted into what belongs to an input of this form and what is told above it. */
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
  // A body may speak of fields and of the whole at once; one that speaks of fields alone needs no more words.
  const isAboutFieldsAlone =
    Object.keys(fields).length + strays.length > 0 && getGeneralSentences(error).length === 0
  const alerts = isAboutFieldsAlone && !isAlwaysTold ? strays : [...tell(error), ...strays]
  return { fields, alerts: [...new Set(alerts)] }
}
