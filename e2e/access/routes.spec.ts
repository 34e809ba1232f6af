import type { Page } from '@playwright/test'
import { type DemoAccountName, demoAccounts } from '../../src/demo/accounts'
import { expect, signIn, test } from '../fixtures'
import { follow } from '../follow'
import { routes, type Visitor, withoutModules } from './routes'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const nowhere = '404 - No encontrado'

/** Where an address ends: 'enters', or the address that it led to. Each is opened from one that does not exist. */
async function answerTo(page: Page, address: string): Promise<string> {
  await follow(page, '/nowhere')
  await expect(heading(page)).toHaveText(nowhere)
  await follow(page, address)
  await expect(heading(page).filter({ hasNotText: nowhere }), address).toBeVisible()
  const { pathname } = new URL(page.url())
  return pathname === address ? 'enters' : pathname
}

async function answersTo(page: Page, addresses: readonly string[]) {
  const answers: Record<string, string> = {}
  for (const address of addresses) answers[address] = await answerTo(page, address)
  return answers
}

const addresses = routes.map(({ address }) => address)
const expected = (visitor: Visitor) =>
  Object.fromEntries(routes.map(({ address, answers }) => [address, answers[visitor]]))

test('every address, opened by nobody', async ({ page }) => {
  await page.goto('/nowhere')
  expect(await answersTo(page, addresses)).toEqual(expected('nobody'))
})

/** Signs in; who is asked where to go takes the first place. */
async function enter(page: Page, account: DemoAccountName) {
  await signIn(page, account)
  const question = page.getByRole('heading', { name: '¿Cómo querés continuar?' })
  const bar = page.getByRole('button', { name: /^Bienvenido\/a/ })
  await expect(question.or(bar).first()).toBeVisible()
  if (await question.isVisible()) await page.getByRole('main').getByRole('button').first().click()
  await expect(bar).toBeVisible()
}

for (const account of Object.keys(demoAccounts) as DemoAccountName[]) {
  test(`every address, opened by the ${account}`, async ({ page }) => {
    await enter(page, account)
    expect(await answersTo(page, addresses)).toEqual(expected(account))
  })
}

test('every section, where a neighbourhood has no modules', async ({ page }) => {
  await enter(page, 'resident')
  await page.getByRole('combobox', { name: 'Barrio' }).selectOption({ label: 'Las Acacias' })
  await expect(page).toHaveTitle(/Las Acacias/)
  const answers = await answersTo(
    page,
    withoutModules.map(({ address }) => address),
  )
  expect(answers).toEqual(Object.fromEntries(withoutModules.map(({ address, answer }) => [address, answer])))
})
