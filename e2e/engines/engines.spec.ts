import { expect, test } from '@playwright/test'
import { demoAccounts, demoPassword } from '../../src/demo/accounts'
import { alone } from '../fixtures'
import { type DrivenBrowser, keys } from './driven-browser'
import { findFirefox, startFirefox } from './firefox'
import { field, heading, option, PageDriver, pressable, segment } from './page-driver'
import { findWebKit, startWebKit } from './webkit'

async function signIn(page: PageDriver, address: string) {
  await page.browser.open(address)
  await page.fill(field('Email o DNI'), demoAccounts.resident.username)
  await page.fill(field('Contraseña'), demoPassword)
  await page.press(pressable('Acceder'))
}

/** Expects a focus ring after an arrow key in a radio group that was clicked before. */
async function chooseByArrows(page: PageDriver) {
  const ring = `getComputedStyle(document.activeElement.closest('label')).outlineStyle`
  await page.press(segment('Antecedente penal'))
  await expect.poll(() => page.browser.evaluate(ring)).toBe('none')
  await page.browser.type(keys.arrowLeft)
  await page.expectSeen(field('Número de Póliza'))
  expect(await page.browser.evaluate(ring)).toBe('solid')
}

/** Chooses a person from the list, which must show its options without scrolling. */
async function choosePerson(page: PageDriver, document: string) {
  await page.fill(field('Trabajador'), document)
  await page.expectSeen(option(document))
  const heights = await page.browser.evaluate<[number, number]>(
    `(({ clientHeight, scrollHeight }) => [clientHeight, scrollHeight])(document.querySelector('[role=listbox]'))`,
  )
  expect(heights[0]).toBe(heights[1])
  await page.press(option(document))
  await expect.poll(() => page.browser.evaluate(`${field('Trabajador')}.value`)).toContain(document)
}

/** Expects a question at each step through the history: the page stays after a no, and changes after a yes. */
async function leaveByBack(page: PageDriver) {
  const policy = field('Número de Póliza')
  await page.fill(policy, '4501-79')
  for (const delta of [-1, 1, -1] as const) {
    await page.browser.traverse(delta)
    await page.press(pressable('Seguir editando'))
    await page.expectSeen(pressable('Seguir editando'), false)
    await page.expectValue(policy, '4501-79')
    expect(await page.browser.evaluate('location.pathname')).toBe('/submissions/101/new')
  }
  await page.browser.traverse(-1)
  await page.press(pressable('Salir sin guardar'))
  await page.expectSeen(heading('Presentaciones de documentación'))
  expect(await page.browser.evaluate('location.pathname')).toBe('/submissions')
}

async function runJourney(browser: DrivenBrowser, baseURL = '') {
  try {
    const page = new PageDriver(browser)
    await signIn(page, `${baseURL}/submissions`)
    await page.press(pressable('Nueva presentación'))
    await page.press(pressable('Cancelar'))
    await page.expectSeen(pressable('Nueva presentación'))
    // Going back leaves a page to go forward to.
    await browser.traverse(-1)
    // Headless Firefox focuses no element.
    if (await browser.evaluate('document.hasFocus()')) await chooseByArrows(page)
    await choosePerson(page, '21935593')
    await leaveByBack(page)
  } finally {
    await browser.close()
  }
}

test(
  'signs in, shows a whole list, and asks before Back discards a form, in Firefox',
  alone,
  async ({ baseURL }) => {
    const program = findFirefox()
    test.skip(program === undefined, 'Firefox is not installed')
    await runJourney(await startFirefox(program as string), baseURL)
  },
)

test(
  'signs in, shows a whole list, and asks before Back discards a form, in WebKit',
  alone,
  async ({ baseURL }) => {
    const programs = findWebKit()
    test.skip(programs === undefined, 'WebKitWebDriver, its MiniBrowser or Xvfb is not installed')
    if (programs) await runJourney(await startWebKit(programs), baseURL)
  },
)
