import { configure, getConfig } from '@testing-library/react'
import { summarizePage } from '../support/summarize-page'

const maxMessageLines = 6
const maxTagLength = 120

const getFirstLines = (text: string) => text.split('\n').filter(Boolean).slice(0, maxMessageLines).join('\n')

const getOpeningTag = ({ outerHTML }: Element) =>
  `${outerHTML.slice(0, outerHTML.indexOf('>'))}>`.slice(0, maxTagLength)

/** Whether `waitFor` is polling: it creates an error at each attempt but shows only the last, so a summary would be wasted. */
const isPolling = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true

/**
 * Shortens an error message and adds a summary of the page. Returns the message unchanged while `waitFor` polls. Also returns
 * it unchanged if it already has a summary: at its timeout, `waitFor` passes the message of its last error.
 */
function summarize(message: string | null, container: Element): string {
  // When several elements match, Testing Library calls this for each, without a message, to describe the element.
  if (message === null) return getOpeningTag(container)
  return isPolling() || message.includes('\nThe page at ')
    ? message
    : `${getFirstLines(message)}\n\n${summarizePage(container instanceof HTMLElement ? container : document.body)}`
}

/** Makes Testing Library print a summary of the page instead of all its HTML, which has hundreds of lines. */
configure({
  getElementError: (message, container) => {
    const error = new Error(summarize(message, container))
    error.name = 'TestingLibraryElementError'
    return error
  },
})
