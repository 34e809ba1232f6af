import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { cleanUp } from '../support/after-test'
import { renderScreen } from '../support/render-screen'
import { apiSizes, type Variant, variants } from '../support/response-variants'
import { chooseCases } from '../support/scope'
import { varyResponses } from '../support/vary-responses'
import { type ScreenWithData, screensWithData } from './screens-with-data'

/*
 * A real API may send fields and codes that the contract does not name yet, leave out optional fields, send null, or
 * have shorter pages. Each screen then shows what it knows, and neither an error nor a placeholder of a missing value. If the
 * pages have another size than requested, each screen shows the same as otherwise.
 */

const screens = Object.entries<readonly ScreenWithData[]>(screensWithData)
  .flatMap(([operationId, rows]) => rows.map((row) => ({ operationId, ...row })))
  .filter(({ address }, index, all) => all.findIndex((other) => other.address === address) === index)

/** The variants that change what a screen shows. */
const changingVariants = variants.filter((variant) => apiSizes[variant] === undefined)

const cases = screens.flatMap((row, index) =>
  // Each screen has every second variant, by turns, and begins with another one, so that the sample of the quick run has all of them.
  changingVariants
    .map((_, at) => changingVariants[(at + index) % changingVariants.length] as Variant)
    .filter((_, at) => at % 2 === 0)
    .map((variant) => ({ ...row, variant })),
)

/** Later pages of lists, which a link opens without the first one. */
const laterPages: readonly ScreenWithData[] = [
  { address: '/?pagina=2', loaded: /^Editar$/ },
  { address: '/activitiesReport?pagina=2', loaded: /registros/ },
  { address: '/construction/501?tab=nomina&pagina=3', loaded: /^25 personas\/trabajadores$/ },
  { address: '/construction/501?tab=movimientos&pagina=9', loaded: /86 registros/ },
  { address: '/submissions?pagina=2', as: 'obra', loaded: /^12 resultados$/ },
]

const pagingCases = [...screens, ...laterPages]

/** Words that a screen shows by mistake if a value is missing or unknown. */
const placeholder = /\b(undefined|null|NaN|Invalid Date)\b|\[object Object\]/

function listVisibleTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
  const attributes = [...document.querySelectorAll('[aria-label],[title],[alt],[href],[src]')].flatMap(
    (element) =>
      ['aria-label', 'title', 'alt', 'href', 'src'].map((name) => element.getAttribute(name) ?? ''),
  )
  return [...texts, ...attributes]
}

/** The elements that say something by their text, but have none. */
function listEmptyLabels(): string[] {
  const elements = document.querySelectorAll('h1,h2,h3,button,a,label,th,dt,[role="tab"],[role="option"]')
  return [...elements]
    .filter((element) => element.closest('[hidden],[aria-hidden="true"]') === null)
    .filter(
      (element) =>
        element.textContent?.trim() === '' &&
        !element.hasAttribute('aria-label') &&
        !element.hasAttribute('aria-labelledby') &&
        element.querySelector('[aria-label],[alt]:not([alt=""])') === null,
    )
    .map((element) => element.outerHTML.slice(0, 200))
}

afterEach(() => vi.unstubAllGlobals())

describe('a screen whose reads have responses like those of another API', () => {
  test.each(chooseCases(cases, 30))('$address shows its data with the variant $variant', async (row) => {
    const { address, as = 'residente', variant, open } = row
    let changed = new Set<string>()
    const { user } = await renderScreen(address, {
      as,
      prepare: async () => {
        changed = varyResponses(variant)
      },
    })
    await screen.findByRole('heading', { level: 1 })
    if (!open) await waitFor(() => expect(changed).toContain(row.operationId))
    if (variant === 'unknownFields') {
      await open?.(user)
      await screen.findAllByText(row.loaded, {}, { timeout: 10_000 })
    }
    await waitFor(() => expect(document.querySelector('[data-loading]')).toBeNull(), { timeout: 10_000 })
    expect(listVisibleTexts().filter((text) => placeholder.test(text))).toEqual([])
    expect(listEmptyLabels()).toEqual([])
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull()
  })
})

/** Opens a screen and returns its texts, after it has loaded. */
async function readTexts(row: ScreenWithData, prepare?: () => Promise<void>): Promise<string[]> {
  const { user } = await renderScreen(row.address, { as: row.as ?? 'residente', prepare })
  await row.open?.(user)
  await screen.findAllByText(row.loaded, {}, { timeout: 10_000 })
  await waitFor(() => expect(document.querySelector('[data-loading]')).toBeNull(), { timeout: 10_000 })
  return readUnchangingTexts()
}

/** Returns the visible texts once two checks in a row find the same, because some parts load when the browser is idle. */
async function readUnchangingTexts(): Promise<string[]> {
  let texts: string[] = []
  await vi.waitFor(() => {
    const lastTexts = texts
    texts = listVisibleTexts()
    expect(texts).toEqual(lastTexts)
  })
  return texts
}

describe('a screen whose lists have pages of another size than requested', () => {
  test.each(chooseCases(pagingCases, 6))(
    '$address shows the same with smaller and larger pages',
    async (row) => {
      const expected = await readTexts(row)
      for (const variant of ['smallerPages', 'largerPages'] as const) {
        cleanup()
        cleanUp()
        await readTexts(row, async () => void varyResponses(variant))
        await waitFor(() => expect(listVisibleTexts(), variant).toEqual(expected), { timeout: 10_000 })
      }
    },
  )
})
