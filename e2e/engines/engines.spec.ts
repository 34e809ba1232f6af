import { expect, test } from '@playwright/test'
import { demoAccounts, demoPassword } from '../../src/demo/accounts'
import { isolatedTag } from '../fixtures'
import { findFirefox, startFirefox } from './firefox'
import { findField, findHeading, findOption, findPressable, findSegment, PageDriver } from './page-driver'
import { keys, type WebDriver } from './web-driver'
import { findWebKit, startWebKit } from './webkit'

async function signIn(page: PageDriver, address: string) {
  await page.driver.open(address)
  await page.fill(findField('Email o DNI'), demoAccounts.resident.username)
  await page.fill(findField('Contraseña'), demoPassword)
  await page.press(findPressable('Acceder'))
}

/**
 * Chooses one kind of submission by a click, and the other kind by an arrow key. Expects a focus ring only after the arrow
 * key.
 */
async function chooseKindByArrowKey(page: PageDriver) {
  const outlineStyle = `getComputedStyle(document.activeElement.closest('label')).outlineStyle`
  await page.press(findSegment('Antecedente penal'))
  await expect.poll(() => page.driver.evaluate(outlineStyle)).toBe('none')
  await page.driver.type(keys.arrowLeft)
  await page.expectVisible(findField('Número de Póliza'))
  expect(await page.driver.evaluate(outlineStyle)).toBe('solid')
}

/** Chooses the person with this document number from the list, and expects the list to show all options without scrolling. */
async function choosePerson(page: PageDriver, documentNumber: string) {
  await page.fill(findField('Trabajador'), documentNumber)
  await page.expectVisible(findOption(documentNumber))
  const [clientHeight, scrollHeight] = await page.driver.evaluate<[number, number]>(
    `(({ clientHeight, scrollHeight }) => [clientHeight, scrollHeight])(document.querySelector('[role=listbox]'))`,
  )
  expect(clientHeight).toBe(scrollHeight)
  await page.press(findOption(documentNumber))
  await expect.poll(() => page.driver.evaluate(`${findField('Trabajador')}.value`)).toContain(documentNumber)
}

/**
 * Fills the form, and goes back and forward in the history. Each time, the portal must ask whether to leave the form. It must
 * leave the form only after «Salir sin guardar».
 */
async function leaveThroughHistory(page: PageDriver) {
  const policyField = findField('Número de Póliza')
  await page.fill(policyField, '4501-79')
  for (const delta of [-1, 1, -1] as const) {
    await page.driver.traverse(delta)
    await page.press(findPressable('Seguir editando'))
    await page.expectVisible(findPressable('Seguir editando'), false)
    await page.expectValue(policyField, '4501-79')
    expect(await page.driver.evaluate('location.pathname')).toBe('/submissions/101/new')
  }
  await page.driver.traverse(-1)
  await page.press(findPressable('Salir sin guardar'))
  await page.expectVisible(findHeading('Presentaciones de documentación'))
  expect(await page.driver.evaluate('location.pathname')).toBe('/submissions')
}

async function runJourney(driver: WebDriver, baseURL = '') {
  try {
    const page = new PageDriver(driver)
    await signIn(page, `${baseURL}/submissions`)
    await page.press(findPressable('Nueva presentación'))
    await page.press(findPressable('Cancelar'))
    await page.expectVisible(findPressable('Nueva presentación'))
    // Goes back to the form. The history then has a page before the form and a page after the form.
    await driver.traverse(-1)
    // The page never has the focus in headless Firefox, which therefore draws no focus ring.
    if (await driver.evaluate('document.hasFocus()')) await chooseKindByArrowKey(page)
    await choosePerson(page, '21935593')
    await leaveThroughHistory(page)
  } finally {
    await driver.close()
  }
}

test(
  'in Firefox: the sign-in works, a list shows all options, and the portal asks before the user leaves a form by Back or Forward',
  isolatedTag,
  async ({ baseURL }) => {
    const program = findFirefox()
    test.skip(program === undefined, 'Firefox is not installed')
    await runJourney(await startFirefox(program as string), baseURL)
  },
)

test(
  'in WebKit: the sign-in works, a list shows all options, and the portal asks before the user leaves a form by Back or Forward',
  isolatedTag,
  async ({ baseURL }) => {
    const programs = findWebKit()
    test.skip(programs === undefined, 'WebKitWebDriver, MiniBrowser or Xvfb is not installed')
    if (programs) await runJourney(await startWebKit(programs), baseURL)
  },
)
