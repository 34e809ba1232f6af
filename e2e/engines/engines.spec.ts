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

/** Chooses the kind of submission, and expects no focus ring after a click but one after an arrow key. */
async function chooseKindByArrowKey(page: PageDriver) {
  const outlineStyle = `getComputedStyle(document.activeElement.closest('label')).outlineStyle`
  await page.press(findSegment('Antecedente penal'))
  await expect.poll(() => page.driver.evaluate(outlineStyle)).toBe('none')
  await page.driver.type(keys.arrowLeft)
  await page.expectVisible(findField('Número de Póliza'))
  expect(await page.driver.evaluate(outlineStyle)).toBe('solid')
}

/** Chooses a person from the list, and expects all options to fit the list. */
async function choosePerson(page: PageDriver, document: string) {
  await page.fill(findField('Trabajador'), document)
  await page.expectVisible(findOption(document))
  const [clientHeight, scrollHeight] = await page.driver.evaluate<[number, number]>(
    `(({ clientHeight, scrollHeight }) => [clientHeight, scrollHeight])(document.querySelector('[role=listbox]'))`,
  )
  expect(clientHeight).toBe(scrollHeight)
  await page.press(findOption(document))
  await expect.poll(() => page.driver.evaluate(`${findField('Trabajador')}.value`)).toContain(document)
}

/**
 * Goes back and forward in the history. Expects the portal to ask each time, and to leave the page only after «Salir
 * sin guardar».
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
    // Goes back to the form, so that the history also has a page after the form.
    await driver.traverse(-1)
    // Headless Firefox focuses no element, so it draws no focus ring.
    if (await driver.evaluate('document.hasFocus()')) await chooseKindByArrowKey(page)
    await choosePerson(page, '21935593')
    await leaveThroughHistory(page)
  } finally {
    await driver.close()
  }
}

test(
  'signs in, shows a whole list, and asks before Back discards a form, in Firefox',
  isolatedTag,
  async ({ baseURL }) => {
    const program = findFirefox()
    test.skip(program === undefined, 'Firefox is not installed')
    await runJourney(await startFirefox(program as string), baseURL)
  },
)

test(
  'signs in, shows a whole list, and asks before Back discards a form, in WebKit',
  isolatedTag,
  async ({ baseURL }) => {
    const programs = findWebKit()
    test.skip(programs === undefined, 'WebKitWebDriver, its MiniBrowser or Xvfb is not installed')
    if (programs) await runJourney(await startWebKit(programs), baseURL)
  },
)
