/** Something that can be done with one row, as data. */
export interface RowAction {
  /** The verb; unique within its row. */
  label: string
  /** The whole name of its button, for those who only hear it; the verb and the row unless told otherwise. */
  name?: string
  /** The words that are shown when its button is pointed at; the name says no less. */
  tooltip?: string
  /** `danger` destroys something; it stands last. */
  tone?: 'default' | 'danger'
  /** Why it is refused: it stays in reach, says why and does nothing. */
  reason?: string
  /** Does it. */
  run: () => void
}
