import type { Page } from '@playwright/test'
import { type DemoAccountName, demoAccounts } from '../../src/demo/accounts'
import { expect, signIn, test } from '../fixtures'
import { follow } from '../follow'
import { routes, type Visitor, withoutModules } from './routes'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const notFoundHeading = '404 - No encontrado'

/** Opens an address from an unknown one, and returns 'enters' or the address to which it redirects. */
async function openAddress(page: Page, address: string): Promise<string> {
  await follow(page, '/nowhere')
  await expect(heading(page)).toHaveText(notFoundHeading)
  await follow(page, address)
  await expect(heading(page).filter({ hasNotText: notFoundHeading }), address).toBeVisible()
  const { pathname } = new URL(page.url())
  return pathname === address ? 'enters' : pathname
}

async function openAddresses(page: Page, addresses: readonly string[]) {
  const answers: Record<string, string> = {}
  for (const address of addresses) answers[address] = await openAddress(page, address)
  return answers
}

const addresses = routes.map(({ address }) => address)
const expectedAnswers = (visitor: Visitor) =>
  Object.fromEntries(routes.map(({ address, answers }) => [address, answers[visitor]]))

test('opens or redirects every address without a session', async ({ page }) => {
  await page.goto('/nowhere')
  expect(await openAddresses(page, addresses)).toEqual(expectedAnswers('nobody'))
})

/** Signs in, and chooses the first destination if the portal offers several. */
async function signInAndChoose(page: Page, account: DemoAccountName) {
  await signIn(page, account)
  const question = page.getByRole('heading', { name: '¿Cómo querés continuar?' })
  const bar = page.getByRole('button', { name: /^Bienvenido\/a/ })
  await expect(question.or(bar).first()).toBeVisible()
  if (await question.isVisible()) await page.getByRole('main').getByRole('button').first().click()
  await expect(bar).toBeVisible()
}

for (const account of Object.keys(demoAccounts) as DemoAccountName[]) {
  test(`opens or redirects every address for the ${account}`, async ({ page }) => {
    await signInAndChoose(page, account)
    expect(await openAddresses(page, addresses)).toEqual(expectedAnswers(account))
  })
}

test('opens or redirects every section in a neighbourhood without modules', async ({ page }) => {
  await signInAndChoose(page, 'resident')
  await page.getByRole('combobox', { name: 'Barrio' }).selectOption({ label: 'Las Acacias' })
  await expect(page).toHaveTitle(/Las Acacias/)
  const answers = await openAddresses(
    page,
    withoutModules.map(({ address }) => address),
  )
  expect(answers).toEqual(Object.fromEntries(withoutModules.map(({ address, answer }) => [address, answer])))
})
