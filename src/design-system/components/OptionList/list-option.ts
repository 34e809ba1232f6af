/** An option of a searchable list. */
export interface ListOption {
  /** The value in the form; unique within its list and never ''. */
  value: string
  /** The visible text. */
  label: string
  /** A second line that distinguishes options of the same name, e.g. a document. The search includes this line. */
  description?: string
  /** Whether the option is visible but cannot be chosen. */
  disabled?: boolean
}

/** The texts of a searchable list. */
export interface ListLabels {
  /** The name of the button that opens the list. */
  open: string
  /** The name of the button that clears the field. */
  clear: string
  /** The text in the list during a search. */
  loading: string
  /** The text in the list without matches. */
  empty: string
  /** The label of the button that searches again after a failure. */
  retry: string
  /** Returns the number of options as text. It is announced, and visible if only some options are rendered. */
  count: (count: number) => string
}

/** The options, their search and their texts. */
export interface OptionSource {
  /** All options or, with `onSearch`, the results for the last text. */
  options: readonly ListOption[]
  /** Called with the trimmed text after `delay`, to search the options, and with '' when the list closes. */
  onSearch?: (text: string) => void
  /** Milliseconds without typing before a search. */
  delay?: number
  /** Whether the options of the last text are still loading. */
  isLoading?: boolean
  /** The error message of a failed search, which replaces the options. */
  failure?: string
  /** Searches again after a failure. */
  onRetry?: () => void
  /** Offers to create an option with the typed text as its label, unless an option already has that label. */
  create?: { label: (text: string) => string; onCreate: (text: string) => void }
  /** Parses the typed text to an option. If the result is undefined, the text itself becomes the value on blur. */
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
