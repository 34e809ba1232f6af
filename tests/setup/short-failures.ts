import { configure, getConfig } from '@testing-library/react'
import { summarizePage } from '../support/summarize-page'

const maxMessageLines = 6
const maxTagLength = 120

const getFirstLines = (text: string) => text.split('\n').filter(Boolean).slice(0, maxMessageLines).join('\n')

const getOpeningTag = ({ outerHTML }: Element) =>
  `${outerHTML.slice(0, outerHTML.indexOf('>'))}>`.slice(0, maxTagLength)

/** Whether `waitFor` is polling: it creates an error at each attempt, and shows only the last error. */
const isPolling = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true

/** Adds a summary of the page, unless the message, which `waitFor` takes from the last error, has a summary already. */
function summarize(message: string | null, container: Element): string {
  // Testing Library passes no message when it describes one of several matching elements.
  if (message === null) return getOpeningTag(container)
  return isPolling() || message.includes('\nThe page at ')
    ? message
    : `${getFirstLines(message)}\n\n${summarizePage(container instanceof HTMLElement ? container : document.body)}`
}

/** Prints a summary of the page instead of the whole document, which has hundreds of lines. */
configure({
  getElementError: (message, container) => {
    const error = new Error(summarize(message, container))
    error.name = 'TestingLibraryElementError'
    return error
  },
})
