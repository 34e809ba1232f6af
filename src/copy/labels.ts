export interface StatusLabel {
  label: string
  tone: 'neutral' | 'success' | 'warning' | 'danger'
}

type Labels<Code extends string, Label> = Readonly<Record<Code, Label>>

/** Whether a table has a code. The backend may be newer than this build of the portal, and have other codes. */
export const isKnownCode = <Code extends string>(labels: Labels<Code, unknown>, code: Code): boolean =>
  Object.hasOwn(labels, code)

/** Says that a code is unknown. The text contains the code, because support may need it. */
const describeUnknownCode = (code: string): string => (code === '' ? 'desconocido' : `desconocido: ${code}`)

/** Returns the label of a type. */
export const getLabel = <Type extends string>(labels: Labels<Type, string>, type: Type): string =>
  isKnownCode(labels, type) ? labels[type] : `Tipo ${describeUnknownCode(type)}`

/** Returns the label and the tone of a status. */
export const getStatusLabel = <Status extends string>(
  labels: Labels<Status, StatusLabel>,
  status: Status,
): StatusLabel =>
  isKnownCode(labels, status)
    ? labels[status]
    : { label: `Estado ${describeUnknownCode(status)}`, tone: 'neutral' }

/** Returns the word for a status in a sentence that already has the word 'estado'. */
export const getStatusWord = <Status extends string>(
  labels: Labels<Status, StatusLabel>,
  status: Status,
): string => (isKnownCode(labels, status) ? labels[status].label : describeUnknownCode(status))
