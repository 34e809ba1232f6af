/** One thing that can be chosen from a list that is searched. */
export interface ListOption {
  /** What the form holds; unique within its list and never ''. */
  value: string
  /** What is read. */
  label: string
  /** A second line that tells two of one name apart, e.g. a document; it is searched too. */
  description?: string
  /** Listed, but not to be chosen. */
  disabled?: boolean
}

/** The words of a list that is searched. */
export interface ListWords {
  /** Name of the button that opens the list. */
  open: string
  /** Name of the button that empties the field. */
  clear: string
  /** Stands in the list while it is searched. */
  loading: string
  /** Stands in the list when nothing fits. */
  empty: string
  /** The button that searches again after a failure. */
  retry: string
  /** How many there are; said by screen readers, and shown where not all of them are drawn. */
  count: (count: number) => string
}

/** Where the options come from, and the words about that. */
export interface OptionSource {
  /** What can be chosen: all there is or, with `onSearch`, what was found for the last text. */
  options: readonly ListOption[]
  /** With it the caller searches: called with the trimmed text after `delay`, and with '' once the list is closed. */
  onSearch?: (text: string) => void
  /** Milliseconds without typing before a search. */
  delay?: number
  /** Whether the options of the last text are still on their way. */
  isLoading?: boolean
  /** Why there are none, in words; takes the place of the list. */
  failure?: string
  /** Searches again after a failure. */
  onRetry?: () => void
  /** Offers what was typed as something new, unless an option has that name. */
  create?: { label: (text: string) => string; onCreate: (text: string) => void }
  /**
   * Reads what was typed as a value of its own, listed or not; undefined where it is none. With it no text is lost:
   * one that cannot be read becomes the value as it is, and the form has the words for that.
   */
  read?: (text: string) => ListOption | undefined
  /** What the list and its buttons say. */
  words: ListWords
}

/** Parts where the options come from from the rest. */
export function splitSource<Props extends OptionSource>(props: Props) {
  const { options, onSearch, delay, isLoading, failure, onRetry, create, read, words, ...rest } = props
  const source: OptionSource = {
    options,
    onSearch,
    delay,
    isLoading,
    failure,
    onRetry,
    create,
    read,
    words,
  }
  return [source, rest] as const
}
