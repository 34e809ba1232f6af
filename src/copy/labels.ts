export interface StatusLabel {
  label: string
  tone: 'neutral' | 'success' | 'warning' | 'danger'
}

/** Returns the label of a constant of the contract. A constant that the table lacks is its own label. */
export const getLabel = <Constant extends string>(
  labels: Readonly<Record<Constant, string>>,
  constant: Constant,
): string => (Object.hasOwn(labels, constant) ? labels[constant] : constant)

/**
 * Returns the label and the tone of a status. A status that the table lacks, for example because the backend is newer than this
 * build of the portal, is shown as it is, so that the rest of the screen stays usable.
 */
export const getStatusLabel = <Status extends string>(
  labels: Readonly<Record<Status, StatusLabel>>,
  status: Status,
): StatusLabel => (Object.hasOwn(labels, status) ? labels[status] : { label: status, tone: 'neutral' })
