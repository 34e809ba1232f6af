import type { Use } from './script-uses.ts'

/** Names that scripts may use although a supported browser lacks them, with the reason why the use is safe there. */
export interface Exception {
  names: readonly string[]
  reason: string
}

/**
 * The exceptions of the scripts and sources. A test reports an exception that nothing uses. A name such as `.share` is a member
 * of any object, a name such as `Error.captureStackTrace` a member of this one.
 */
export const scriptExceptions: readonly Exception[] = [
  {
    names: ['.showPopover', '.hidePopover', '.popover'],
    reason:
      'keep-on-top.ts, floating.ts, use-placement.ts and open-dialogs.ts ask for the function first; without it, a z-index does the work',
  },
  {
    names: ['.requestIdleCallback', '.cancelIdleCallback'],
    reason: 'run-when-idle.ts sets a timer in browsers without the function',
  },
  {
    names: ['.share', '.canShare'],
    reason:
      'use-sharing.ts and share-pass.ts ask for the functions first, and offer the other ways to share without them',
  },
  {
    names: ['HTMLSelectElement.showPicker'],
    reason: 'Select.tsx asks for the function first; without it, an arrow key chooses the next option',
  },
  {
    names: ['.readText'],
    reason: 'SourceStep.tsx asks for the function first; without it, the user pastes the list into the field',
  },
  {
    names: [
      ...[
        'navigation',
        'Window.navigation',
        '.navigationType',
        'NavigationDestination.key',
        '.traverseTo',
        '.committed',
        '.canIntercept',
      ],
      ...['NavigateEvent.destination', 'event navigate', 'event navigatesuccess', 'event navigateerror'],
    ],
    reason:
      'block-history-steps.ts uses the history without this API; React only waits for it after `typeof navigation`',
  },
  {
    names: ['.startViewTransition', '.skipTransition'],
    reason:
      'React calls it in a try block, and only for the component ViewTransition, which the portal does not use',
  },
  {
    names: ['trustedTypes', '.trustedTypes', '.createPolicy'],
    reason: 'the bundler and trusted-types.ts return the plain text in browsers without Trusted Types',
  },
  {
    names: ['.connection', '.downlink'],
    reason: 'React asks for navigator.connection first, and assumes a speed without it',
  },
  { names: ['setImmediate'], reason: 'React asks for its type first, and uses a MessageChannel without it' },
  { names: ['.fromElement'], reason: 'React reads it only if an event has no relatedTarget' },
  {
    names: ['event beforeunload'],
    reason: 'a question of the browser; Safari on iOS leaves without asking, and the draft stays',
  },
  { names: ['event scrollend'], reason: '@tanstack/virtual sets a timer in browsers without the event' },
  {
    names: ['.checkVisibility'],
    reason: 'Base UI asks for the function first, and reads the styles without it',
  },
  { names: ['Error.captureStackTrace'], reason: 'fflate and others ask for the function first' },
  {
    names: ['.webkitRelativePath', '.webkitGetAsEntry', '.getAsFileSystemHandle', '.showOpenFilePicker'],
    reason:
      'file-selector and react-dropzone ask for each function first; without them, the file input does the work',
  },
  {
    names: ['event touchstart', 'event touchmove', 'event touchend', 'event touchcancel', 'event wheel'],
    reason: 'browsers without a touch screen have no touch, and browsers of phones no wheel',
  },
  {
    names: ['event gesturestart', 'event gesturechange', 'event gestureend'],
    reason: 'react-easy-crop handles this event of Safari in addition to touches',
  },
  {
    names: [
      ...['.timeZoneId', '.toPlainDateTime', '.toZonedDateTime', '.toZonedDateTimeISO', '.toPlainDate'],
      ...['.toInstant', '.epochMilliseconds', '.minute', '.second', '.dayOfWeek'],
    ],
    reason:
      'ical-generator asks whether a value is of Temporal first; `dayOfWeek` is an option of react-day-picker',
  },
  {
    names: ['event sync', '.lastChance'],
    reason:
      'serwist retries failed requests at the next start in browsers without the event; the portal queues none',
  },
  { names: ['.addRoutes'], reason: 'serwist asks for the function first; the worker answers without it' },
  {
    names: ['.blocking', '.animation', '.div', '.dpi', '.flip', '.manifest', '.radius'],
    reason:
      'a property of an own object: of idb, React, styled-components, Floating UI, the router, ical-generator and write-excel-file',
  },
]

/** Returns one line for each name with a use and no exception, with the number of its uses and one of them. */
export function listUnexplainedUses(uses: readonly Use[], exceptions: readonly Exception[]): string[] {
  const explained = new Set(exceptions.flatMap(({ names }) => names))
  const names = [...new Set(uses.map(({ name }) => name))].filter((name) => !explained.has(name))
  return names.map((name) => {
    const own = uses.filter((use) => use.name === name)
    return `${name} (${own.length}): ${own[0]?.excerpt}`
  })
}

/** Returns the names of exceptions that no use needs. */
export function listUnusedExceptions(uses: readonly Use[], exceptions: readonly Exception[]): string[] {
  const used = new Set(uses.map(({ name }) => name))
  return exceptions.flatMap(({ names }) => names).filter((name) => !used.has(name))
}
