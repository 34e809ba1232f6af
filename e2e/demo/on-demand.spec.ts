import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures'

/** The files of code that a page has asked for, by name, without what changes with what is in them. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    const name = /\/([^/]+)\.[0-9a-f]+\.js$/.exec(request.url())?.[1]
    if (name !== undefined) scripts.push(name)
  })
  return scripts
}

const button = (page: Page) => page.getByRole('button', { name: /^Modo demo/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Modo demo' })

test('the panel comes when it is opened, and not before', async ({ page }) => {
  const scripts = scriptsOf(page)
  await signIn(page, 'resident')
  await expect(page.getByRole('link', { name: /^Ver pase/ }).first()).toBeVisible()
  await expect(button(page)).toBeVisible()
  expect(scripts).toContain('index')
  expect(scripts.filter((name) => name.startsWith('demo-'))).toEqual([])
  await button(page).click()
  await expect(panel(page)).toBeVisible()
  expect(scripts.filter((name) => name.startsWith('demo-'))).toEqual(['demo-panel'])
})

test('a link to a state brings what reads it, and neither the panel nor the tour', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto('/login?demo=1,demo')
  await expect(button(page)).toBeVisible()
  expect(scripts.filter((name) => name.startsWith('demo-'))).toEqual(['demo-link'])
})

test.describe('for the first time', () => {
  test.use({ isInvited: true })

  test('the tour is offered without being there, and comes when it is begun', async ({ page }) => {
    const scripts = scriptsOf(page)
    await page.goto('/login')
    const begin = page.getByRole('button', { name: 'Empezar' })
    await expect(begin).toBeVisible()
    expect(scripts.filter((name) => name.startsWith('demo-'))).toEqual([])
    await begin.click()
    await expect(page.getByRole('region', { name: /recorrido/i })).toBeVisible()
    expect(scripts.filter((name) => name.startsWith('demo-'))).toEqual(['demo-tour'])
  })
})
