import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures'

/**
 * Collects the names of the scripts that the page requests from now on. The returned array grows with each request. A name,
 * such as 'demo-panel', does not include the content hash of the file.
 */
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

test('the script of the demo panel loads when the user presses the demo button, not with the page', async ({
  page,
}) => {
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

test("a state link loads the script 'demo-link' and no other script of the demo", async ({ page }) => {
  const scripts = collectScripts(page)
  await page.goto('/login?demo=1,demo')
  await expect(findPanelButton(page)).toBeVisible()
  expect(scripts.filter((name) => name.startsWith('demo-'))).toEqual(['demo-link'])
})

test.describe('at the first visit', () => {
  test.use({ isTourOffered: true })

  test('the script of the tour loads when the user starts the tour, not with the offer', async ({ page }) => {
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
