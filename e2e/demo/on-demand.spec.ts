import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures'

/** Collects the names of the scripts that a page requests, without the hashes of their contents. */
function collectScripts(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    const name = /\/([^/]+)\.[0-9a-f]+\.js$/.exec(request.url())?.[1]
    if (name !== undefined) scripts.push(name)
  })
  return scripts
}

const findPanelButton = (page: Page) => page.getByRole('button', { name: /^Modo demo/ })
const findPanel = (page: Page) => page.getByRole('dialog', { name: 'Modo demo' })

test('loads the panel after the user presses its button, not with the page', async ({ page }) => {
  const scripts = collectScripts(page)
  await signIn(page, 'resident')
  await expect(page.getByRole('link', { name: /^Ver pase/ }).first()).toBeVisible()
  await expect(findPanelButton(page)).toBeVisible()
  expect(scripts).toContain('index')
  expect(scripts.filter((name) => name.startsWith('demo-'))).toEqual([])
  await findPanelButton(page).click()
  await expect(findPanel(page)).toBeVisible()
  expect(scripts.filter((name) => name.startsWith('demo-'))).toEqual(['demo-panel'])
})

test('for a state link, loads demo-link and no other script of the demo', async ({ page }) => {
  const scripts = collectScripts(page)
  await page.goto('/login?demo=1,demo')
  await expect(findPanelButton(page)).toBeVisible()
  expect(scripts.filter((name) => name.startsWith('demo-'))).toEqual(['demo-link'])
})

test.describe('at the first visit', () => {
  test.use({ isTourOffered: true })

  test('offers the tour before the script of the tour is loaded, and loads that script when the tour begins', async ({
    page,
  }) => {
    const scripts = collectScripts(page)
    await page.goto('/login')
    const startButton = page.getByRole('button', { name: 'Empezar' })
    await expect(startButton).toBeVisible()
    expect(scripts.filter((name) => name.startsWith('demo-'))).toEqual([])
    await startButton.click()
    await expect(page.getByRole('region', { name: /recorrido/i })).toBeVisible()
    expect(scripts.filter((name) => name.startsWith('demo-'))).toEqual(['demo-tour'])
  })
})
