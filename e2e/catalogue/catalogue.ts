import { expect, type Page } from '@playwright/test'
import { hideDemoElements } from '../hide-demo-elements'

/*
 * Functions that open the pages of the catalogue. The index of the catalogue lists the components, and each other page shows
 * one component with its specimens. Only `openCatalogue` loads the page. The other functions change the address without a
 * page load, because a page load takes many times longer.
 */

/** A component in the index of the catalogue. */
interface ComponentEntry {
  component: string
  specimens: string[]
  /** The names of the specimens that cover the whole page. The page of the component does not show these specimens. */
  overlays: string[]
}

const title = 'Catálogo de componentes'

/** Loads the catalogue. */
export async function openCatalogue(page: Page) {
  await page.goto('/catalogo')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await hideDemoElements(page)
}

/** The element for which `changeAddress` waits. */
interface AwaitedElement {
  selector: string
  /** The exact text of the element. */
  text?: string
  /** Whether to ignore the elements of the previous address. */
  isNew?: boolean
}

/**
 * Changes the address, and waits for an element. The waiting code runs inside the page, because one Playwright call takes
 * more time than most specimens need to appear.
 */
const changeAddress = (page: Page, query: Record<string, string>, awaitedElement: AwaitedElement) =>
  page.evaluate(
    async ({ address, selector, text, isNew, timeoutMs }) => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const findElements = () =>
        [...document.querySelectorAll(selector)].filter((element) => !text || element.textContent === text)
      const oldElements = new Set(isNew ? findElements() : [])
      const isPresent = () => findElements().some((element) => !oldElements.has(element))
      // To load code on demand, the bundler adds a script to the head, and removes the script after loading.
      const isLoading = () => document.head.querySelector('script[data-rspack]') !== null
      window.history.pushState(null, '', address)
      window.dispatchEvent(new PopStateEvent('popstate'))
      const deadline = performance.now() + timeoutMs
      while (!isPresent() || isLoading()) {
        if (performance.now() > deadline) throw new Error(`${address} shows no '${selector}' in time`)
        await nextFrame()
      }
      await nextFrame()
      await nextFrame()
    },
    { address: `/catalogo?${new URLSearchParams(query)}`, timeoutMs: 20_000, ...awaitedElement },
  )

/** Removes all specimens from a loaded catalogue, by opening the page of a component that does not exist. */
export const clearPage = (page: Page) =>
  changeAddress(page, { component: 'none' }, { selector: 'h2', text: 'No hay nada con ese nombre.' })

/** Opens the page of a component in a loaded catalogue. */
export const showComponent = (page: Page, component: string, query: Record<string, string> = {}) =>
  changeAddress(page, { component, ...query }, { selector: 'h1', text: component, isNew: true })

/** Shows only one specimen, such as 'Button/primary', in a loaded catalogue. */
export const showSpecimen = (page: Page, specimen: string, query: Record<string, string> = {}) =>
  changeAddress(page, { specimen, ...query }, { selector: `[data-specimen='${specimen}']` })

/** Opens the index of a loaded catalogue, and returns all components with the names of their specimens. */
export async function listComponents(page: Page): Promise<ComponentEntry[]> {
  await changeAddress(page, {}, { selector: 'h1', text: title })
  const entries = await page.locator('[data-component]').evaluateAll((items) =>
    items.map((item) => {
      const { component = '', specimens = '', overlays = '' } = (item as HTMLElement).dataset
      return { component, specimens: specimens.split(' '), overlays: overlays.split(' ').filter(Boolean) }
    }),
  )
  expect(entries.length).toBeGreaterThan(40)
  return entries
}

/** Changes the theme of the specimen that `showSpecimen` opened. */
export const applyTheme = (page: Page, theme: string) =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name
  }, theme)

/** Divides a list into `parts` parts, and returns the part with the index `part`. */
export const selectPart = <Item>(list: readonly Item[], part: number, parts: number): Item[] =>
  list.filter((_, index) => index % parts === part)
