import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { above } from '@/design-system/theme/tokens'
import type { FirstReads } from '@/early-requests'
import { makeInert, showCards } from '@/hosting/early-script'
import type { FirstListName } from '@/hosting/page-addresses'
import type { ListPart } from './first-list'
import { firstListRenderers } from './first-lists'

const isFirstList = (name: string | undefined): name is FirstListName =>
  name !== undefined && Object.hasOwn(firstListRenderers, name)

/** Returns the contents of the responses; undefined if one of them has failed, or the portal has taken it already. */
async function readResponses({ requests }: FirstReads): Promise<readonly unknown[] | undefined> {
  try {
    const responses = await Promise.all(requests.map(({ response }) => response))
    if (responses.length === 0 || responses.some(({ ok, bodyUsed }) => !ok || bodyUsed)) return undefined
    return await Promise.all(responses.map((response) => response.clone().json()))
  } catch {
    return undefined
  }
}

/** Renders `content` into `container`. Throws if a component does. */
function renderInto(container: Element, content: ReactNode) {
  let failure: unknown
  const root = createRoot(container, {
    identifierPrefix: 'first-',
    onUncaughtError: (error) => {
      failure = error
    },
  })
  flushSync(() => root.render(content))
  if (failure !== undefined) throw failure
}

/**
 * Returns a copy of `main` with the parts. It takes its content from the template of the list, if the page has one. The page of the
 * home has none any more, because the early script has used or removed it.
 */
function renderMain(main: HTMLElement, parts: readonly ListPart[]): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>('#first-list')
  const newMain = main.cloneNode(!template) as HTMLElement
  if (template) newMain.append(template.content.cloneNode(true))
  for (const { place, content } of parts) {
    const placeholder = newMain.querySelector(place)
    if (!placeholder) throw new Error(`the frame has no ${place}`)
    const container = placeholder.cloneNode() as Element
    container.removeAttribute('role')
    renderInto(container, content)
    placeholder.replaceWith(container)
  }
  // The lists with a template know the description of the page.
  newMain.toggleAttribute('data-known', template !== null)
  makeInert(newMain)
  showCards(newMain)
  return newMain
}

/**
 * Shows the first rows of the screen in its frame, as soon as the early script of the page has received them. The rest of the
 * portal loads meanwhile, and replaces the frame; `data-shown-list` tells it that the rows are shown.
 */
export async function showFirstRows(): Promise<void> {
  const frame = document.getElementById('root')
  const main = frame?.querySelector('main')
  const name = frame?.dataset.list
  const reads = await window.portalFirstReads
  if (!frame || !main || !isFirstList(name) || !reads) return
  const responses = await readResponses(reads)
  // The portal may have replaced the frame meanwhile.
  if (!responses || frame.hidden || !main.isConnected) return
  try {
    const isPhone = !window.matchMedia(above.compact).matches
    const parts = firstListRenderers[name]({ ...reads, responses, isPhone })
    if (parts.length === 0) return
    main.replaceWith(renderMain(main, parts))
    frame.dataset.shownList = name
  } catch {
    // The responses lack something. The portal reads them again, and shows a message if necessary.
  }
}
