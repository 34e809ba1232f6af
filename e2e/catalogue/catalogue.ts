import { expect, type Page } from '@playwright/test'
import { removeDemoMode } from '../without-demo-mode'

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
  await removeDemoMode(page)
}

/** What has to stand in the page before one goes on. */
interface Drawn {
  selector: string
  /** What it has to say, and no more. */
  text?: string
  /** Whether what is there already is not it. */
  isNew?: boolean
}

/**
 * Goes to an address and waits for what it draws, all of it within the page: a question of Playwright's costs more than
 * to draw most specimens. What is loaded on demand has been asked for when the page stands, and its script stays in the
 * head until it has come.
 */
const changeAddress = (page: Page, query: Record<string, string>, drawn: Drawn) =>
  page.evaluate(
    async ({ address, selector, text, isNew, patience }) => {
      const nextFrame = () => new Promise((done) => requestAnimationFrame(done))
      const find = () =>
        [...document.querySelectorAll(selector)].filter((one) => !text || one.textContent === text)
      const before = new Set(isNew ? find() : [])
      const isThere = () => find().some((one) => !before.has(one))
      const isComing = () => document.head.querySelector('script[data-rspack]') !== null
      window.history.pushState(null, '', address)
      window.dispatchEvent(new PopStateEvent('popstate'))
      const latest = performance.now() + patience
      while (!isThere() || isComing()) {
        if (performance.now() > latest) throw new Error(`${address} does not come to stand`)
        await nextFrame()
      }
      await nextFrame()
      await nextFrame()
    },
    { address: `/catalogo?${new URLSearchParams(query)}`, patience: 20_000, ...drawn },
  )

/** From a loaded catalogue to a page of it that is next to nothing: whatever was drawn goes. */
export const clear = (page: Page) =>
  changeAddress(page, { component: 'none' }, { selector: 'h2', text: 'No hay nada con ese nombre.' })

/** From a loaded catalogue to the page of a component. */
export const showComponent = (page: Page, component: string, more: Record<string, string> = {}) =>
  changeAddress(page, { component, ...more }, { selector: 'h1', text: component, isNew: true })

/** From a loaded catalogue to one specimen alone. */
export const showSpecimen = (page: Page, specimen: string, more: Record<string, string> = {}) =>
  changeAddress(page, { specimen, ...more }, { selector: `[data-specimen='${specimen}']` })

/** From a loaded catalogue: everything that it has, component by component, as its index says. */
export async function listEverything(page: Page): Promise<ComponentEntry[]> {
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

/** What a page of one specimen wears from now on. */
export const wear = (page: Page, theme: string) =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name
  }, theme)

/** The share of a list that one of several tests takes, so that they run side by side. */
export const share = <Item>(list: readonly Item[], part: number, parts: number): Item[] =>
  list.filter((_, index) => index % parts === part)
