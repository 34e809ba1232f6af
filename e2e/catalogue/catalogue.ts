import { expect, type Locator, type Page } from '@playwright/test'

/*
 * The catalogue as tests walk through it: its index tells the components, each page its specimens. Within one page
 * load the address changes as by the Back button, which is many times quicker than to load the portal anew.
 */

/** What is told of one component. */
interface ComponentEntry {
  component: string
  specimens: string[]
  /** Those that cover the page: the component's own page does not show them. */
  overlays: string[]
}

const title = 'Catálogo de componentes'

/** Loads the catalogue. */
export async function openCatalogue(page: Page) {
  await page.goto('/catalogo')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

async function changeAddress(page: Page, query: Record<string, string>, drawn: Locator) {
  await page.evaluate(
    (address) => {
      window.history.pushState(null, '', address)
      window.dispatchEvent(new PopStateEvent('popstate'))
    },
    `/catalogo?${new URLSearchParams(query)}`,
  )
  await expect(drawn).toBeAttached()
  // What is loaded on demand has been asked for by now, and stands one frame after it came.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** From a loaded catalogue to its index: whatever was drawn goes. */
export const showIndex = (page: Page) =>
  changeAddress(page, {}, page.getByRole('heading', { level: 1, name: title }))

/** From a loaded catalogue to the page of a component. */
export const showComponent = (page: Page, component: string, more: Record<string, string> = {}) =>
  changeAddress(
    page,
    { component, ...more },
    page.getByRole('heading', { level: 1, name: component, exact: true }).first(),
  )

/** From a loaded catalogue to one specimen alone. */
export const showSpecimen = (page: Page, specimen: string, more: Record<string, string> = {}) =>
  changeAddress(page, { specimen, ...more }, page.locator(`[data-specimen='${specimen}']`))

/** Everything that the catalogue has, component by component, as its index says. */
export async function listEverything(page: Page): Promise<ComponentEntry[]> {
  await openCatalogue(page)
  const entries = await page.locator('[data-component]').evaluateAll((items) =>
    items.map((item) => {
      const { component = '', specimens = '', overlays = '' } = (item as HTMLElement).dataset
      return { component, specimens: specimens.split(' '), overlays: overlays.split(' ').filter(Boolean) }
    }),
  )
  expect(entries.length).toBeGreaterThan(40)
  return entries
}

/** The share of a list that one of several tests takes, so that they run side by side. */
export const share = <Item>(list: readonly Item[], part: number, parts: number): Item[] =>
  list.filter((_, index) => index % parts === part)
