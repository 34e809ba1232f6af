import type { BrowserContext } from '@playwright/test'
import { apiNames } from './api-names'

/* Makes the pages of a modern browser as poor as the oldest browsers are together. */

interface Removals {
  globals: readonly string[]
  /** Members with their class, such as `Set.union`. */
  owned: readonly string[]
  events: readonly string[]
}

/** Removes the names from the objects of the page. Runs in the page, before its scripts. */
function removeFromPage({ globals, owned, events }: Removals) {
  const resolve = (path: string[]): object | undefined => {
    let value: unknown = window
    for (const name of path) value = (value as Record<string, unknown> | undefined)?.[name]
    return typeof value === 'function' || (typeof value === 'object' && value !== null) ? value : undefined
  }
  const remove = (object: object | undefined, name: string) => {
    if (object && Object.hasOwn(object, name)) Reflect.deleteProperty(object, name)
  }
  for (const entry of owned) {
    const path = entry.split('.')
    const name = path.pop() ?? ''
    remove(resolve(path), name)
    remove(resolve([...path, 'prototype']), name)
  }
  for (const event of events) {
    remove(window, `on${event}`)
    for (const owner of ['Document', 'HTMLElement', 'SVGElement', 'MathMLElement'])
      remove(resolve([owner, 'prototype']), `on${event}`)
  }
  for (const name of globals) remove(window, name)
}

/** What stays, because Playwright and the tests call it in the page: the tests read what the portal has copied. */
const calledByTests = ['Element.checkVisibility', 'Clipboard.readText']

/** Chromium requires Trusted Types where the policy of the portal does; the older browsers without them ignore the policy. */
const isTrustedTypes = (name: string) => /^(?:Window\.)?trusted|^Trusted/.test(name)

const isRemovable = (name: string) => !calledByTests.includes(name) && !isTrustedTypes(name)

/** Removes what at least one of the oldest browsers lacks from all pages that the context opens from now on. */
export const removeYoungerApis = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(removeFromPage, {
    globals: [...apiNames.globals.keys()].filter(isRemovable),
    owned: [...apiNames.owned.keys()].filter(isRemovable),
    events: [...apiNames.events.keys()],
  })
