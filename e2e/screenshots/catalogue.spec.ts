import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { hideDemoElements } from '../hide-demo-elements'

/** The number of parallel tests among which the component pages are divided. */
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
    const pageAddresses = await listLinks(page, '?component=')
    expect(pageAddresses.length).toBeGreaterThan(50)
    for (const address of pageAddresses.filter((_, index) => index % parts === part)) {
      const component = new URL(address).searchParams.get('component') ?? ''
      await compareScreenshot(page, address, component, { fullPage: true })
      // An overlay would cover its component's page. So each overlay has its own page, to which the component's page links.
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
