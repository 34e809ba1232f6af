import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { removeDemoMode } from '../without-demo-mode'

/** The pages are many; so that both cores take pictures, they are taken in parts. */
const parts = 6

const linksOf = (page: Page, search: string) =>
  page
    .locator(`a[href*="${search}"]`)
    .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).href))].sort())

async function take(page: Page, address: string, name: string, options?: { fullPage: boolean }) {
  await page.goto(address)
  await expect(page.locator('[lang]').last()).toBeAttached()
  await expect(page.getByText('Cargando')).toBeHidden()
  await removeDemoMode(page)
  await expect.soft(page).toHaveScreenshot(['catalogue', `${name}.png`], options)
}

for (let part = 0; part < parts; part += 1)
  test(`components and patterns, part ${part + 1} of ${parts}`, async ({ page }) => {
    test.setTimeout(600_000)
    await page.goto('/catalogo')
    await expect(page.getByRole('heading', { name: 'Catálogo de componentes' })).toBeVisible()
    const pages = await linksOf(page, '?component=')
    expect(pages.length).toBeGreaterThan(50)
    for (const address of pages.filter((_, at) => at % parts === part)) {
      const component = new URL(address).searchParams.get('component') ?? ''
      await take(page, address, component, { fullPage: true })
      // What covers the page is not drawn on the page of its component.
      const covering = page.getByText('Cubre toda la página, así que se ve a solas.').locator('xpath=..')
      const alone = await covering
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
      for (const one of alone) {
        const { searchParams } = new URL(one)
        const specimen = searchParams.get('specimen')?.replace('/', '-')
        await take(page, one, `${specimen}-${searchParams.get('theme')}`)
      }
    }
  })
