import { configure, getConfig } from '@testing-library/react'
import { summarizePage } from '../support/summarize-page'

const longestMessage = 6

const firstLines = (text: string) => text.split('\n').filter(Boolean).slice(0, longestMessage).join('\n')

const openingTag = ({ outerHTML }: Element) => `${outerHTML.slice(0, outerHTML.indexOf('>'))}>`.slice(0, 120)

/** Whether a wait is polling: it asks for an error at each try, and shows the last one alone. */
const isPolling = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true

/** Summarizes the page once: `waitFor` passes the message of an error that has a summary already. */
function summarize(message: string | null, container: Element): string {
  // Of each of several matches Testing Library asks for a description of its own, without a message.
  if (message === null) return openingTag(container)
  return isPolling() || message.includes('\nThe page at ')
    ? message
    : `${firstLines(message)}\n\n${summarizePage(container instanceof HTMLElement ? container : document.body)}`
}

/** Replaces Testing Library's print of the whole document, which is hundreds of lines, by a summary of the page. */
configure({
  getElementError: (message, container) => {
    const error = new Error(summarize(message, container))
    error.name = 'TestingLibraryElementError'
    return error
  },
})
