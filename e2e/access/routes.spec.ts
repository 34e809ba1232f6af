import type { Page } from '@playwright/test'
import { type DemoAccountName, demoAccounts } from '../../src/demo/accounts'
import { expect, signIn, test } from '../fixtures'
import { openByLink } from '../follow-link'
import { restTag } from '../scope'
import { routes, routesWithoutModules, type Visitor } from './routes'

/** Opens an address by a link. Returns 'opens', or the path to which the portal redirects. */
async function openAddress(page: Page, address: string): Promise<string> {
  await openByLink(page, address)
  const { pathname } = new URL(page.url())
  return pathname === address ? 'opens' : pathname
}

/** Returns the result of `openAddress` for each address. */
async function openAddresses(page: Page, addresses: readonly string[]) {
  const results: Record<string, string> = {}
  for (const address of addresses) results[address] = await openAddress(page, address)
  return results
}

const addresses = routes.map(({ address }) => address)
const getExpectedResults = (visitor: Visitor) =>
  Object.fromEntries(routes.map(({ address, results }) => [address, results[visitor]]))

test('the portal opens or redirects each address as "routes" lists it for a visitor without a session', async ({
  page,
}) => {
  await page.goto('/nowhere')
  expect(await openAddresses(page, addresses)).toEqual(getExpectedResults('nobody'))
})

/** Signs in, and presses the first choice if the portal asks how to continue. */
async function signInAndChoose(page: Page, account: DemoAccountName) {
  await signIn(page, account)
  const question = page.getByRole('heading', { name: '¿Cómo querés continuar?' })
  const accountButton = page.getByRole('button', { name: /^Bienvenido\/a/ })
  await expect(question.or(accountButton).first()).toBeVisible()
  if (await question.isVisible()) await page.getByRole('main').getByRole('button').first().click()
  await expect(accountButton).toBeVisible()
}

const accountsInEveryRun: readonly DemoAccountName[] = ['resident', 'workManager']

for (const account of Object.keys(demoAccounts) as DemoAccountName[]) {
  const scopeTag = accountsInEveryRun.includes(account) ? {} : restTag
  test(
    `the portal opens or redirects each address as "routes" lists it for the account ${account}`,
    scopeTag,
    async ({ page }) => {
      await signInAndChoose(page, account)
      expect(await openAddresses(page, addresses)).toEqual(getExpectedResults(account))
    },
  )
}

test('the portal redirects the sections of two modules to the home page if the neighbourhood lacks these modules', async ({
  page,
}) => {
  await signInAndChoose(page, 'resident')
  await page.getByRole('combobox', { name: 'Barrio' }).selectOption({ label: 'Las Acacias' })
  await expect(page).toHaveTitle(/Las Acacias/)
  const results = await openAddresses(
    page,
    routesWithoutModules.map(({ address }) => address),
  )
  expect(results).toEqual(
    Object.fromEntries(routesWithoutModules.map(({ address, result }) => [address, result])),
  )
})
