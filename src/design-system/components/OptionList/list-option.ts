/** An option of a searchable list. */
export interface ListOption {
  /** The value in the form; unique within its list and never ''. */
  value: string
  /** The visible text. */
  label: string
  /** A second line that distinguishes options with equal labels, e.g. a document number. The search includes this line. */
  description?: string
  /** Whether the option is visible but cannot be chosen. */
  disabled?: boolean
}

/** The texts of a searchable list. */
export interface ListLabels {
  /** The name of the button that opens the list. */
  open: string
  /** The name of the same button while the list is open. */
  close: string
  /** The name of the button that clears the field. */
  clear: string
  /** The text in the list during a search. */
  loading: string
  /** The text in the list when no option matches. */
  empty: string
  /** The label of the button that searches again after a failure. */
  retry: string
  /** Returns the text for the number of found options. It is announced, and visible only if not all are rendered. */
  count: (count: number) => string
}

/** The options, their search and their texts. */
export interface OptionSource {
  /** All options or, with `onSearch`, the results of the last search. */
  options: readonly ListOption[]
  /** Searches the options. Called with the trimmed text after `delay`, and with '' as soon as the text is empty again. */
  onSearch?: (text: string) => void
  /** The milliseconds between the last typed letter and the search; 300 by default. */
  delay?: number
  /** Whether the results of the last search are still loading. */
  isLoading?: boolean
  /** The error message of a failed search, which replaces the options. */
  failure?: string
  /** Searches again after a failure. */
  onRetry?: () => void
  /** If no option has the typed text as its label, offers to create such an option. */
  create?: { label: (text: string) => string; onCreate: (text: string) => void }
  /**
   * Parses the typed text to an option, which becomes the first row. A Combobox also chooses that option on blur; if
   * `read` returns undefined, the text itself becomes the value.
   */
  read?: (text: string) => ListOption | undefined
  /** The texts of the list and its buttons. */
  labels: ListLabels
}

/** Separates the props of the option source from the other props. */
export function splitSource<Props extends OptionSource>(props: Props) {
  const { options, onSearch, delay, isLoading, failure, onRetry, create, read, labels, ...rest } = props
  const source: OptionSource = {
    options,
    onSearch,
    delay,
    isLoading,
    failure,
    onRetry,
    create,
    read,
    labels,
  }
  return [source, rest] as const
}
