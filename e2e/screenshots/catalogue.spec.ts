import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { hideDemoElements } from '../hide-demo-elements'

/** The number of tests that share the pages, so that several workers run in parallel. */
const parts = 6

const listLinks = (page: Page, search: string) =>
  page
    .locator(`a[href*="${search}"]`)
    .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).href))].sort())

async function compareScreenshot(page: Page, address: string, name: string, options?: { fullPage: boolean }) {
  await page.goto(address)
  await expect(page.locator('[lang]').last()).toBeAttached()
  await expect(page.getByText('Cargando')).toBeHidden()
  await hideDemoElements(page)
  await expect.soft(page).toHaveScreenshot(['catalogue', `${name}.png`], options)
}

for (let part = 0; part < parts; part += 1)
  test(`shows components and patterns as in their screenshots, part ${part + 1} of ${parts}`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    await page.goto('/catalogo')
    await expect(page.getByRole('heading', { name: 'Catálogo de componentes' })).toBeVisible()
    const pages = await listLinks(page, '?component=')
    expect(pages.length).toBeGreaterThan(50)
    for (const address of pages.filter((_, index) => index % parts === part)) {
      const component = new URL(address).searchParams.get('component') ?? ''
      await compareScreenshot(page, address, component, { fullPage: true })
      // The page of a component does not show its overlays, which have their own pages.
      const overlayNotice = page.getByText('Cubre toda la página, así que se ve a solas.').locator('xpath=..')
      const overlayAddresses = await overlayNotice
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
      for (const overlayAddress of overlayAddresses) {
        const { searchParams } = new URL(overlayAddress)
        const specimen = searchParams.get('specimen')?.replace('/', '-')
        await compareScreenshot(page, overlayAddress, `${specimen}-${searchParams.get('theme')}`)
      }
    }
  })
