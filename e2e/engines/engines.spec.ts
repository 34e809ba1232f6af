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

/** A group of radio buttons shows where the arrow keys have led, though it was pressed before. */
async function chooseByArrows(page: PageDriver) {
  const ring = `getComputedStyle(document.activeElement.closest('label')).outlineStyle`
  await page.press(segment('Antecedente penal'))
  await expect.poll(() => page.browser.evaluate(ring)).toBe('none')
  await page.browser.type(keys.arrowLeft)
  await page.expectSeen(field('Número de Póliza'))
  expect(await page.browser.evaluate(ring)).toBe('solid')
}

/** The list of people shows what it found, whole. */
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

/** A step through the history is asked about, stays after a no, and is taken after a yes. */
async function leaveByBack(page: PageDriver) {
  const policy = field('Número de Póliza')
  await page.fill(policy, '4501-79')
  for (const by of [-1, 1, -1] as const) {
    await page.browser.traverse(by)
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

async function walk(browser: DrivenBrowser, baseURL = '') {
  try {
    const page = new PageDriver(browser)
    await signIn(page, `${baseURL}/submissions`)
    await page.press(pressable('Nueva presentación'))
    await page.press(pressable('Cancelar'))
    await page.expectSeen(pressable('Nueva presentación'))
    // Back, so that there is a page to go forward to.
    await browser.traverse(-1)
    // Firefox without windows gives nothing the focus.
    if (await browser.evaluate('document.hasFocus()')) await chooseByArrows(page)
    await choosePerson(page, '21935593')
    await leaveByBack(page)
  } finally {
    await browser.close()
  }
}

test(
  'Firefox signs in, shows a list whole, and asks before Back throws a form away',
  alone,
  async ({ baseURL }) => {
    const program = findFirefox()
    test.skip(program === undefined, 'there is no Firefox here')
    await walk(await startFirefox(program as string), baseURL)
  },
)

test(
  'WebKit signs in, shows a list whole, and asks before Back throws a form away',
  alone,
  async ({ baseURL }) => {
    const programs = findWebKit()
    test.skip(programs === undefined, 'there is no WebKitWebDriver with its MiniBrowser and Xvfb here')
    if (programs) await walk(await startWebKit(programs), baseURL)
  },
)
